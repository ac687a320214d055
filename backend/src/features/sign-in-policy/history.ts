import type { SignInPolicyEvent } from '@annals/contracts/features/sign-in-policy/events';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { t } from '@annals/contracts/kernel/text';
import { added, type HistoryFormatters } from '../../platform/commands/history';
import type { SignInPolicyState } from './decider';

/** A sentence for each event of the policy. */
export const signInPolicyHistory: HistoryFormatters<SignInPolicyState, SignInPolicyEvent> = {
  SecondFactorsRequired: ({ data: { roles, graceDays } }) => ({
    does: t('decided who has to have a second factor.'),
    changes: [
      added(t('Roles'), roles.length === 0 ? t('None') : roles.map((one) => ROLE_LABELS[one]).join(', ')),
      added(t('Days of grace'), String(graceDays)),
    ],
  }),
  PasswordSignInSet: ({ data: { isOn } }) => ({
    does: isOn ? t('switched signing in with a password on.') : t('switched signing in with a password off.'),
  }),
  SessionLimitsSet: ({ data: { idleMinutes, longestDays } }) => ({
    does: t('decided how long sessions last.'),
    changes: [
      added(t('Minutes without a request'), String(idleMinutes)),
      added(t('Days at most'), String(longestDays)),
    ],
  }),
};
