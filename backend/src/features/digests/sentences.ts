import type { DigestEvent } from '@annals/contracts/features/digests/events';
import { t } from '@annals/contracts/kernel/text';
import { sentences } from '../../platform/commands/sentences';

export const digestSentences = sentences<DigestEvent>({
  WeeklyDigestPrepared: ({ data }, nameOf) =>
    t('prepared the digest of {week} for {employee}.', {
      week: data.week,
      employee: nameOf(data.employeeId),
    }),
});
