import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { EventLog } from '@annals/event-store/event-log';
import {
  administratorSince,
  isForEmergencies,
  sponsorsIn,
  type Request,
  type Standing,
} from './independence';

/**
 * The one rule of two administrators, for every act that takes two: the second one was an administrator before the request was made, is not
 * whom it is about, and shares nobody with the first who brought them in. Read from the log itself, which is never behind.
 */
export async function standingOf(log: EventLog, request: Request, approver: PersonId): Promise<Standing> {
  const { requestedBy, subjectId, position, answerableIds = [] } = request;
  if (approver === requestedBy) return 'same';
  if (approver === subjectId) return 'subject';
  if (await isEmergencyAccount(log, approver)) return 'emergency';
  if (answerableIds.includes(approver)) return 'answers';
  const [requester, second, ...behind] = await Promise.all([
    lineageOf(log, requestedBy),
    lineageOf(log, approver),
    ...answerableIds.map((id) => lineageOf(log, id)),
  ]);
  if (requester.administratorSince === undefined) return 'requester-gone';
  if (second.administratorSince === undefined || second.administratorSince >= position) return 'late';
  const isRelated = [requester, ...behind].some(({ people }) =>
    [...second.people].some((id) => people.has(id)),
  );
  return isRelated ? 'related' : 'independent';
}

/** Whether somebody is no person but an account for emergencies, which approves nothing and requests nothing. */
export async function isEmergencyAccount(log: EventLog, id: PersonId): Promise<boolean> {
  return isForEmergencies(await log.readStream(`breakGlass-${id}`));
}

/** Whether two people share somebody who brought them in, or one of them brought in the other. */
export async function areRelated(log: EventLog, one: PersonId, other: PersonId): Promise<boolean> {
  const [first, second] = await Promise.all([lineageOf(log, one), lineageOf(log, other)]);
  return [...second.people].some((id) => first.people.has(id));
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
