import type { SteppedUpBy } from '@annals/contracts/features/second-factors/constants';
import type { SecondFactorEvent } from '@annals/contracts/features/second-factors/events';
import { msg, t } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
import { added, approvedBy, type HistoryFormatters } from '../../platform/commands/history';

const STEPPED_UP = {
  passkey: msg('showed a passkey once more, for an act that asks for it.'),
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
  SecondFactorUsed: ({ data: { factor } }) => ({
    does:
      factor === 'app'
        ? t('showed a code of the authenticator app to sign in.')
        : t('showed a passkey to sign in, after the password.'),
  }),
  PasskeyAdded: ({ data }) => ({
    does: t('added a passkey.'),
    changes: [added(t('Name'), readable(data.name))],
  }),
  PasskeyRemoved: ({ data }) => ({
    does: t('removed a passkey.'),
    changes: [{ field: t('Name'), kind: 'text', before: readable(data.name), after: null }],
  }),
  PasskeyCopied: ({ data }) => ({
    does: t('refused a passkey that had counted fewer uses than before: there may be a copy of it.'),
    changes: [added(t('Name'), readable(data.name))],
  }),
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
