import type { SteppedUpBy } from '@annals/contracts/features/second-factors/constants';
import type { SecondFactorEvent } from '@annals/contracts/features/second-factors/events';
import { msg, t } from '@annals/contracts/kernel/text';
import { approvedBy, type HistoryFormatters } from '../../platform/commands/history';

const STEPPED_UP = {
  password: msg('showed the password once more, for an act that asks for it.'),
  app: msg('showed a code of the authenticator app once more, for an act that asks for it.'),
  'recovery code': msg('showed a recovery code, for an act that asks for a factor.'),
} satisfies Record<SteppedUpBy, unknown>;

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
  SteppedUp: ({ data: { by } }) => ({ does: t(STEPPED_UP[by]) }),
  RecoveryCodesMade: ({ data: { count } }) => ({
    does: t('made {count} recovery codes; earlier ones stopped working.', { count }),
  }),
};
