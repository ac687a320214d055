import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { Role } from '@annals/contracts/roles';
import type { CommandOrigin } from '../kernel/dispatch';
import type { Services } from '../services';
import { account } from './account';
import { hashOfToken, LINK_DAYS, newToken } from './links';

/** Whom a link is for. */
export interface Invited {
  readonly id: PersonId;
  readonly email: string;
  readonly role: Role;
}

/**
 * Makes a link with which a person chooses their first password; an earlier one stops working. The log says that it was sent, and the account keeps a
 * hash of its secret: the link itself exists in the answer and in the e-mail alone.
 * @returns the link, and whether it went out by e-mail too
 * @throws AccountClosed, LockedAccount or HasPassword
 */
export async function invite(
  services: Pick<Services, 'dispatch' | 'userAuth' | 'clock' | 'mail' | 'publicUrl' | 'logger'>,
  { id, email, role }: Invited,
  origin: CommandOrigin,
): Promise<CommandAnswer & { link: string; emailed: boolean }> {
  const { dispatch, userAuth, clock, publicUrl } = services;
  const expiresAt = new Date(clock().getTime() + LINK_DAYS * 86_400_000).toISOString();
  const answer = await dispatch(account, id, { type: 'Invite', personId: id, role, expiresAt }, origin);
  const token = newToken();
  await userAuth.keepLink({ userId: id, email, role, hashedToken: hashOfToken(token), expiresAt });
  const link = `${publicUrl}/welcome?token=${token}`;
  return { ...answer, link, emailed: await mailed(services, email, link) };
}

/** Whoever invited has the link too: a mail server that is away keeps nobody from hiring. */
async function mailed(
  { mail, logger }: Pick<Services, 'mail' | 'logger'>,
  to: string,
  link: string,
): Promise<boolean> {
  if (mail.name === 'off') return false;
  try {
    await mail.send({
      to,
      subject: 'Welcome to Annals',
      text: [
        'Hello,',
        '',
        'an account was opened for you in Annals, where your organisation keeps its 1:1s, reviews and time off.',
        `Choose your password here, within ${String(LINK_DAYS)} days and once:`,
        '',
        link,
        '',
        'If you did not expect this, there is nothing to do.',
        '',
      ].join('\n'),
    });
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'an invitation was not taken by the mail server');
    return false;
  }
}
