import { inviteByOperator } from '../../features/accounts/invitations';
import type { Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { accountCommand, type AtWork } from './with-account';

/** `annals accounts link`: a link to choose a password, to be handed over by the operator. */
export const accountLink: Register = (accounts) => {
  accountCommand(
    accounts,
    'link <email>',
    'ends the password and the sessions of an account and prints a link to choose a new password',
    run,
  );
};

async function run({ services, who, origin, flags }: AtWork): Promise<void> {
  const link = await inviteByOperator(services, who, origin);
  answer(flags, { personId: who.id, email: who.email, link }, () => wordsFor(who.email, link));
}

/** What the operator reads who has made a link. */
export function wordsFor(email: string, link: string): string {
  return [
    link,
    '',
    `It works once, for seven days. Hand it to the owner of ${email} in person, and check that the address is theirs:`,
    'from here on they count as independent of the people who hired or invited them before.',
  ].join('\n');
}
