import { account } from '../../features/accounts/account-decider';
import { unlock } from '../../features/accounts/unlock';
import { stateOf } from '../../platform/commands/state-of';
import type { Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { accountCommand } from './with-account';

/** `annals accounts unlock`: opens a locked account again, when no two administrators are left who could. */
export const unlockAccount: Register = (accounts) => {
  accountCommand(
    accounts,
    'unlock <email>',
    'opens a locked account again',
    async ({ services, who, origin, flags }) => {
      const { lockedByAdministrator: wasLocked } = await stateOf(services.log, account, who.id);
      await unlock(services, who.id, null, origin);
      answer(flags, { personId: who.id, email: who.email, wasLocked }, () =>
        wasLocked
          ? `${who.email} is not locked any more.`
          : `${who.email} was not locked, so nothing is recorded. Failed sign-ins that made them wait are forgotten.`,
      );
    },
  );
};
