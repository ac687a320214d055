import { t } from '@annals/contracts/kernel/text';
import type { TimeOffPolicyEvent } from '@annals/contracts/features/time-off/policy-events';
import { sentences } from '../../platform/commands/sentences';

export const timeOffSentences = sentences<TimeOffPolicyEvent>({
  TimeOffPolicySet: ({ data }) =>
    t('set the yearly allowances from {fromYear} on.', { fromYear: String(data.fromYear) }),
});
