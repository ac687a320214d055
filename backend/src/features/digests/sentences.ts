import type { DigestEvent } from '@annals/contracts/features/digests/events';
import { sentences } from '../../platform/commands/sentences';

export const digestSentences = sentences<DigestEvent>({
  WeeklyDigestPrepared: ({ data }, nameOf) =>
    `prepared the digest of ${data.week} for ${nameOf(data.employeeId)}.`,
});
