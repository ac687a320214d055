import type { PersonId } from '@annals/contracts/kernel/ids';
import type { peopleRoutes } from '@annals/contracts/features/people/routes';
import { awaitsRole } from '@annals/projections/features/privileged-acts/queries';
import type { z } from 'zod';
import { invite, type Invited } from '../accounts/invitations';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NeedsReason, NoMailForLink } from '../second-administrator/errors';
import { requestAct } from '../second-administrator/request';
import type { Services } from '../../platform/services/services';
import { holdsPrivilegedRole } from './privileged';

type Invitation = z.infer<(typeof peopleRoutes)['invite']['answer']>;

/**
 * Sends somebody a link to choose a password. For an administrator or auditor a second administrator approves it first; the link of
 * somebody who is to become one goes to them alone.
 * @throws NeedsReason, NoMailForLink; as `invite` and `requestAct`
 */
export async function sendInvitation(
  services: Services,
  invited: Invited,
  { by, reason }: { readonly by: PersonId; readonly reason: string | undefined },
  origin: CommandOrigin,
): Promise<Invitation> {
  const { log, readModels, clock, mail } = services;
  const { id } = invited;
  if (await holdsPrivilegedRole(log, id)) {
    if (!reason) throw new NeedsReason();
    if (mail.name === 'off') throw new NoMailForLink();
    const act = { act: 'send-link', subjectId: id, role: null, holdId: null } as const;
    return { ...(await requestAct(services, act, by, reason, origin)), link: null, emailed: false };
  }
  const isShown = !(await awaitsRole(readModels, id, clock().toISOString()));
  if (!isShown && mail.name === 'off') throw new NoMailForLink();
  return { ...(await inviteOf(services, invited, isShown, origin)), waitsForApproval: false };
}

/**
 * Invites with a command of its own, on the account's stream: its id follows from the request's. A program sees no link, whatever it
 * may do: it goes to whom it is for.
 */
export function inviteOf(services: Services, invited: Invited, isShown: boolean, origin: CommandOrigin) {
  return invite(
    services,
    invited,
    { isShown: isShown && !origin.actor.token },
    { ...origin, commandId: derivedId(origin.commandId, 'link') },
  );
}
