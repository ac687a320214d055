import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import type { EventLog } from '@annals/event-store/event-log';
import {
  AboutYourself,
  NoAdministratorAnyMore,
  NoAdministratorYet,
  RelatedAdministrator,
  SameAdministrator,
} from './errors';

/** Who stands at the server. What they do needs no second person, and begins a chain of its own. */
export const OPERATOR = 'system:operator';

/** How somebody stands to a request that they want to approve. */
export type Standing = 'independent' | 'same' | 'subject' | 'requester-gone' | 'late' | 'related';

/** A request that takes two administrators, as the log holds it. */
export interface Request {
  readonly requestedBy: PersonId;
  readonly subjectId: PersonId;
  /** Its position in the log. */
  readonly position: bigint;
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
    const actor = personId.safeParse(metadata.actorId).data;
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

/**
 * The one rule of two administrators, for every act that takes two: the second one was an administrator before the request was made, is not
 * whom it is about, and shares nobody with the first who brought them in. Read from the log itself, which is never behind.
 */
export async function standingOf(log: EventLog, request: Request, approver: PersonId): Promise<Standing> {
  const { requestedBy, subjectId, position } = request;
  if (approver === requestedBy) return 'same';
  if (approver === subjectId) return 'subject';
  const [requester, second] = await Promise.all([lineageOf(log, requestedBy), lineageOf(log, approver)]);
  if (requester.administratorSince === undefined) return 'requester-gone';
  if (second.administratorSince === undefined || second.administratorSince >= position) return 'late';
  return [...second.people].some((id) => requester.people.has(id)) ? 'related' : 'independent';
}

const OBJECTIONS = {
  same: SameAdministrator,
  subject: AboutYourself,
  'requester-gone': NoAdministratorAnyMore,
  late: NoAdministratorYet,
  related: RelatedAdministrator,
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

/** Somebody and everybody who, one through the other, brought them in; and since when they have been an administrator. */
async function lineageOf(log: EventLog, id: PersonId) {
  const people = new Set<PersonId>([id]);
  const own = await streamsOf(log, [id]);
  for (let next = sponsorsIn(own.flat()); next.size > 0;) {
    const unknown = [...next].filter((sponsor) => !people.has(sponsor));
    for (const sponsor of unknown) people.add(sponsor);
    const histories = await streamsOf(log, unknown);
    next = new Set(histories.flatMap((events) => [...sponsorsIn(events)]));
    next = new Set([...next].filter((sponsor) => !people.has(sponsor)));
  }
  return { people, administratorSince: administratorSince(own.flat()) };
}

/** What happened to people and to their accounts, each in the order of the log. */
async function streamsOf(log: EventLog, ids: readonly PersonId[]): Promise<readonly RecordedEvent[][]> {
  if (ids.length === 0) return [];
  const streams = await log.readStreams(ids.flatMap((id) => [`person-${id}`, `account-${id}`]));
  return ids.map((_, index) =>
    [...(streams[2 * index] ?? []), ...(streams[2 * index + 1] ?? [])].sort((one, other) =>
      one.position < other.position ? -1 : 1,
    ),
  );
}
