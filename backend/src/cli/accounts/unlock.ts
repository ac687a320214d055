import { unlock } from '../../features/accounts/unlock';
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
      await unlock(services, who.id, null, origin);
      answer(flags, { personId: who.id, email: who.email }, () => `${who.email} can sign in again.`);
    },
  );
};
