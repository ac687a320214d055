import type { TimeOffPolicyEvent } from '@annals/contracts/features/time-off/policy-events';
import { sentences } from '../../platform/commands/sentences';

export const timeOffSentences = sentences<TimeOffPolicyEvent>({
  TimeOffPolicySet: ({ data }) => `set the yearly allowances from ${String(data.fromYear)} on.`,
});
