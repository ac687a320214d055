import { t, textsShownAs } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { Role } from '@annals/contracts/kernel/roles';
import { languageOf } from '@annals/projections/features/people/queries';
import { inLanguage } from '../../platform/language/spoken';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { refuseLateRepetition } from '../../platform/commands/state-of';
import type { Mail } from '../../platform/mail/mail';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import type { Services } from '../../platform/services/services';
import { KeptForEmergencies } from '../person/errors';
import { account } from './account-decider';
import { hashOfToken, LINK_DAYS, newToken } from './links';
import { recordSessionsEnded } from './sessions-ended';

/** Whom a link is for. */
export interface Invited {
  readonly id: PersonId;
  readonly email: string;
  readonly role: Role;
}

type Needed = Pick<
  Services,
  'dispatch' | 'log' | 'userAuth' | 'clock' | 'mail' | 'publicUrl' | 'logger' | 'readModels' | 'pool'
>;

/** How a link is made. */
interface Manner {
  /** Whether the person who invites sees the link too. */
  readonly isShown: boolean;
  readonly approvedBy?: PersonId;
  readonly replacesPassword?: true;
}

/**
 * Makes a link with which a person chooses their first password; an earlier one stops working. The log says that it was sent, and the account keeps a
 * hash of its secret: the link itself exists in the e-mail and, unless it is for the invitee alone, in the answer.
 * @returns the link, null when it is for the invitee alone, and whether it went out by e-mail
 * @throws AccountClosed, LockedAccount or HasPassword
 */
export async function invite(
  services: Needed,
  invited: Invited,
  { isShown }: Pick<Manner, 'isShown'>,
  origin: CommandOrigin,
): Promise<CommandAnswer & { link: string | null; emailed: boolean }> {
  // Nobody uses the password that they may have had.
  const areOff = await new SignInPolicies(services.pool).arePasswordsOff();
  const manner = { isShown, ...(areOff && { replacesPassword: true as const }) };
  const { link, ...answer } = await linkFor(services, invited, manner, origin);
  const emailed = await mailed(services, invited, link);
  return { ...answer, link: isShown ? link : null, emailed };
}

/**
 * Ends the password and the sessions of an account and sends its owner, nobody else, a link to choose a new one.
 * @param approvedBy the second administrator, who agreed to it
 * @returns whether it went out by e-mail: without a mail server the operator makes another link on the server
 * @throws AccountClosed, LockedAccount; MailNotDelivered when the mail server does not take it: it is safe to try again
 */
export async function inviteAgain(
  services: Needed & Pick<Services, 'sessionStore'>,
  invited: Invited,
  approvedBy: PersonId,
  origin: CommandOrigin,
): Promise<{ emailed: boolean }> {
  const { mail } = services;
  const isMailOff = mail.name === 'off';
  if (!isMailOff) await mail.ready();
  const manner = { isShown: false, approvedBy, replacesPassword: true } as const;
  const { link } = await linkFor(services, invited, manner, origin);
  await endSessions(services, invited.id, origin);
  if (isMailOff) return { emailed: false };
  await sendLink(services, invited, link);
  return { emailed: true };
}

/** As `inviteAgain`, at the server: the operator hands the link over themself. @returns the link */
export async function inviteByOperator(
  services: Needed & Pick<Services, 'sessionStore'>,
  invited: Invited,
  origin: CommandOrigin,
): Promise<string> {
  const { link } = await linkFor(services, invited, { isShown: false, replacesPassword: true }, origin);
  await endSessions(services, invited.id, origin);
  return link;
}

/** The password that they had begun with ends, so do they. */
async function endSessions(
  { dispatch, sessionStore }: Pick<Services, 'dispatch' | 'sessionStore'>,
  id: PersonId,
  { actor }: CommandOrigin,
): Promise<void> {
  const count = await sessionStore.endAllOf(id);
  await recordSessionsEnded(dispatch, id, { count, because: 'new link' }, actor);
}

async function linkFor(
  { dispatch, log, userAuth, clock, publicUrl }: Needed,
  { id, email, role }: Invited,
  manner: Manner,
  origin: CommandOrigin,
): Promise<CommandAnswer & { link: string }> {
  if ((await userAuth.findByPerson(id))?.isBreakGlass) throw new KeptForEmergencies();
  const expiresAt = new Date(clock().getTime() + LINK_DAYS * 86_400_000).toISOString();
  const command = { type: 'Invite' as const, personId: id, role, expiresAt, ...manner };
  if (manner.isShown) await refuseLateRepetition(log, account, id, origin.commandId);
  const answer = await dispatch(account, id, command, origin);
  const token = newToken();
  await userAuth.keepLink({ userId: id, email, role, hashedToken: hashOfToken(token), expiresAt });
  return { ...answer, link: `${publicUrl}/welcome?token=${token}` };
}

/** A mail server that is away keeps nobody from hiring: the invitation can be sent again. */
async function mailed(
  services: Pick<Services, 'mail' | 'logger' | 'readModels' | 'pool'>,
  invited: Invited,
  link: string,
): Promise<boolean> {
  const { mail, logger } = services;
  if (mail.name === 'off') return false;
  try {
    await sendLink(services, invited, link);
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'an invitation was not taken by the mail server');
    return false;
  }
}

/** In the language of their profile; to somebody who has none yet, in that of the one who invites them. */
async function sendLink(
  { mail, readModels, pool }: Pick<Services, 'mail' | 'readModels' | 'pool'>,
  invited: Invited,
  link: string,
): Promise<void> {
  const passwords = !(await new SignInPolicies(pool).arePasswordsOff());
  const language = (await languageOf(readModels, invited.id)) ?? textsShownAs().language;
  await mail.send(inLanguage(language, () => mailTo(invited, link, passwords)));
}

function mailTo({ email }: Invited, link: string, passwords: boolean): Mail {
  return {
    to: email,
    subject: t('Welcome to Annals'),
    text: [
      t('Hello,'),
      '',
      t(
        'an account was opened for you in Annals, where your organization keeps its 1:1s, reviews and time off.',
      ),
      passwords
        ? t('Choose your password here, within {days} days and once:', { days: LINK_DAYS })
        : t('Begin here, by your identity provider, within {days} days and once:', { days: LINK_DAYS }),
      '',
      link,
      '',
      t('If you did not expect this, there is nothing to do.'),
      '',
    ].join('\n'),
  };
}
