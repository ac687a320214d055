import { privilegedActId } from '@annals/contracts/features/privileged-acts/ids';
import type { PrivilegedRole } from '@annals/contracts/features/privileged-acts/constants';
import type { WithheldBecause } from '@annals/contracts/features/role-rules/constants';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import { administratorsBesides } from '@annals/projections/features/people/structure';
import { waitingActsLike } from '@annals/projections/features/privileged-acts/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { AlreadyWaiting, EmergencyAccount, NotByToken } from './errors';
import { isEmergencyAccount, standingOf } from './standing';
import { privilegedAct, type Act, type ByRules } from './decider';

type Needed = Pick<Services, 'log' | 'dispatch' | 'readModels' | 'feed' | 'clock'>;

/** The longest a request waits for the read model to know what was decided a moment ago. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Requests what takes two administrators. Nothing else happens until a second one approves it.
 * @throws NotByToken, AboutYourself, NobodyIndependent, AlreadyWaiting
 */
export async function requestAct(
  services: Needed,
  act: Act,
  requestedBy: PersonId,
  reason: string,
  origin: CommandOrigin,
): Promise<CommandAnswer & { waitsForApproval: true }> {
  const { dispatch } = services;
  if (origin.actor.token) throw new NotByToken();
  if (await isEmergencyAccount(services.log, requestedBy)) throw new EmergencyAccount();
  const actId = privilegedActId.parse(derivedId(origin.commandId, 'privileged act'));
  if (await isWaiting(services, act, actId)) throw new AlreadyWaiting();
  const approverIds = await approversOf(services, requestedBy, act.subjectId);
  const command = { type: 'RequestPrivilegedAct' as const, actId, act, reason, approverIds };
  // A command of its own: the same request may do something else at once.
  const { position } = await dispatch(privilegedAct, actId, command, { ...origin, commandId: actId });
  return { id: act.subjectId, position, waitsForApproval: true };
}

/** Whether the same waits already: what was decided a moment ago may still wait in the read model, which is looked at again then. */
async function isWaiting(
  { log, readModels, feed, clock }: Needed,
  act: Act,
  actId: string,
): Promise<boolean> {
  const another = async () =>
    (await waitingActsLike(readModels, act, clock().toISOString())).some((id) => id !== actId);
  if (!(await another())) return false;
  await feed.waitFor(['privileged_acts'], await log.head(), LONGEST_WAIT_MS);
  return another();
}

/** The administrators who work here, can sign in, and are independent of the one who requests something now. */
export async function approversOf(
  { log, readModels }: Pick<Services, 'log' | 'readModels'>,
  requestedBy: PersonId,
  subjectId: PersonId,
  answerableIds: readonly PersonId[] = [],
): Promise<PersonId[]> {
  // What is requested now comes after everything that is in the log.
  const request = { requestedBy, subjectId, answerableIds, position: (await log.head()) + 1n };
  const others = await administratorsBesides(readModels, requestedBy);
  const standings = await Promise.all(others.map((id) => standingOf(log, request, id)));
  return others.filter((_, index) => standings[index] === 'independent');
}

/**
 * Requests the role of an administrator or auditor that rules give, in the name of who wrote them. Once for each version of the rules: what was
 * rejected is not asked for again until somebody changes them; what ran out, or was granted and taken away, is.
 * @param occasion names the rule as it is now
 * @returns what came of it: somebody is asked, now or since before; it was rejected; or nobody could approve it or ask for it
 */
export async function requestByRules(
  services: Needed,
  { subjectId, role }: { readonly subjectId: PersonId; readonly role: PrivilegedRole },
  byRules: ByRules,
  occasion: string,
  origin: Omit<CommandOrigin, 'commandId'>,
): Promise<'asked' | 'rejected' | WithheldBecause> {
  const { log, dispatch, clock } = services;
  const act = { act: 'grant-role', subjectId, role, holdId: null } as const;
  for (let time = 0; ; time += 1) {
    const of = derivedId('role by rules', byRules.rulesOf.id, occasion, subjectId, role, String(time));
    const actId = privilegedActId.parse(of);
    const before = await stateOf(log, privilegedAct, actId);
    if (before.status === 'declined') return 'rejected';
    if (before.status === 'approved') return 'asked';
    if (before.status === 'completed') continue;
    if (before.status === 'requested') {
      if (before.expiresAt > clock().toISOString()) return 'asked';
      continue;
    }
    if (byRules.authorId === subjectId || (await isEmergencyAccount(log, byRules.authorId))) return 'author';
    if (await isWaiting(services, act, actId)) return 'asked';
    const approverIds = await approversOf(services, byRules.authorId, subjectId, byRules.answerableIds);
    if (approverIds.length === 0) return 'nobody-independent';
    const reason = `By the rules of ${byRules.rulesOf.name}.`;
    const command = { type: 'RequestPrivilegedAct' as const, actId, act, reason, approverIds, byRules };
    await dispatch(privilegedAct, actId, command, { ...origin, commandId: actId });
    return 'asked';
  }
}
