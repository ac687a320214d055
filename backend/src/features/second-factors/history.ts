import type { SecondFactorEvent } from '@annals/contracts/features/second-factors/events';
import { t } from '@annals/contracts/kernel/text';
import { approvedBy, type HistoryFormatters } from '../../platform/commands/history';

/** A sentence for each event of a second factor. */
export const secondFactorHistory: HistoryFormatters<null, SecondFactorEvent> = {
  SecondFactorEnrolled: () => ({ does: t('set up an authenticator app.') }),
  SecondFactorRemoved: ({ data }, _, { nameOf }) => ({
    does: t('removed the second factor{approved}.', { approved: approvedBy(data, nameOf) }),
  }),
  SecondFactorUsed: () => ({ does: t('showed a code of the authenticator app to sign in.') }),
  SecondFactorFailed: ({ data: { failuresInARow } }) => ({
    does: t('refused a wrong code, number {number} in a row.', { number: failuresInARow }),
  }),
  RecoveryCodeUsed: ({ data: { codesLeft: left } }) => ({
    does: t('used a recovery code; {left, plural, one {# is} other {# are}} left.', { left }),
  }),
  RecoveryCodesMade: ({ data: { count } }) => ({
    does: t('made {count} recovery codes; earlier ones stopped working.', { count }),
  }),
};
