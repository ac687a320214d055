import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import {
  AboutYourself,
  AnswersForIt,
  EmergencyAccount,
  NoAdministratorAnyMore,
  NoAdministratorYet,
  RelatedAdministrator,
  SameAdministrator,
} from './errors';

/** The operator at the server. What they do needs no second person, and begins a chain of its own. */
export const OPERATOR = 'system:operator';

/** The relation of somebody to a request that they want to approve. */
export type Standing =
  | 'independent'
  | 'same'
  | 'answers'
  | 'subject'
  | 'requester-gone'
  | 'late'
  | 'related'
  | 'emergency';

/** A request that takes two administrators, as the log holds it. */
export interface Request {
  readonly requestedBy: PersonId;
  readonly subjectId: PersonId;
  /** Its position in the log. */
  readonly position: bigint;
  /** Who stands behind it beside the requester: who set up the provider whose word it rests on. */
  readonly answerableIds?: readonly PersonId[];
}

/** What gives somebody power over another person's account. */
const BRINGS_IN: ReadonlySet<string> = new Set([
  'EmployeeHired',
  'EmployeeRehired',
  'AddressCorrected',
  'InvitationSent',
  'AccountUnlocked',
]);
/** What the operator hands over in person: from here on it does not count who brought them in before. */
const STARTS_OVER: ReadonlySet<string> = new Set(['AccountOpened', 'InvitationSent']);

/**
 * The people who hired, invited, reset or unlocked somebody, since the operator last gave them their account.
 * @param events of the person and of their account, in the order of the log
 */
export function sponsorsIn(events: readonly RecordedEvent[]): ReadonlySet<PersonId> {
  const sponsors = new Set<PersonId>();
  for (const { type, metadata } of events) {
    if (metadata.actorId === OPERATOR && STARTS_OVER.has(type)) sponsors.clear();
    // What a token of nobody did was in the hands of who made it.
    const actor = personId.safeParse(metadata.onBehalfOf ?? metadata.actorId).data;
    if (actor !== undefined && BRINGS_IN.has(type)) sponsors.add(actor);
  }
  return sponsors;
}

/** Since which position somebody has been an administrator without a break; undefined when they are none. */
export function administratorSince(events: readonly RecordedEvent[]): bigint | undefined {
  let since: bigint | undefined;
  for (const { type, data, position } of events) {
    if (type === 'EmployeeDeparted') since = undefined;
    const { role } = data as { readonly role?: Role };
    if (role === undefined || !GIVES_ROLE.has(type)) continue;
    since = role === 'admin' ? (since ?? position) : undefined;
  }
  return since;
}

const GIVES_ROLE: ReadonlySet<string> = new Set([
  'EmployeeHired',
  'EmployeeRehired',
  'EmployeePromoted',
  'RoleGranted',
]);

/** Whether an account is kept for emergencies, by its own events: nobody in particular opens it. */
export function isForEmergencies(events: readonly RecordedEvent[]): boolean {
  const last = events.findLast(({ type }) => MAKES_EMERGENCY.has(type));
  return last !== undefined && last.type !== 'BreakGlassRetired';
}

const MAKES_EMERGENCY: ReadonlySet<string> = new Set(['BreakGlassSealingApproved', 'BreakGlassRetired']);

const OBJECTIONS = {
  same: SameAdministrator,
  answers: AnswersForIt,
  subject: AboutYourself,
  'requester-gone': NoAdministratorAnyMore,
  late: NoAdministratorYet,
  related: RelatedAdministrator,
  emergency: EmergencyAccount,
} as const satisfies Record<Exclude<Standing, 'independent'>, new () => Error>;

/** Why somebody cannot approve; undefined when they can. */
export function objectionTo(standing: Standing) {
  return standing === 'independent' ? undefined : new OBJECTIONS[standing]();
}

/** @throws one of the refusals above unless the second administrator is independent */
export function refuseUnlessIndependent(standing: Standing): void {
  const objection = objectionTo(standing);
  if (objection) throw objection;
}
