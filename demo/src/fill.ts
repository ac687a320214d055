import { Faker, en } from '@faker-js/faker';
import type { EventMetadata } from '@annals/contracts/kernel/event';
import { EmployeeHired, EmployeePromoted } from '@annals/contracts/features/people/events';
import { AccountOpened } from '@annals/contracts/features/accounts/events';
import { ROLES } from '@annals/contracts/kernel/roles';
import type { CommandAppend, EventLog } from '@annals/event-store/event-log';
import { DEMO_PASSWORD } from '@annals/backend/features/accounts/public-password';
import { hashPassword } from '@annals/backend/features/accounts/passwords';
import type { DemoFill } from '@annals/backend/demo-company';
import type { UserAuth } from '@annals/backend/platform/sessions/user-auth';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { demoAccountsOf, SECOND_ADMINISTRATOR } from './company/accounts';
import { movementsOf } from './company/movements';
import { organization, type DemoPerson, type Organization } from './company/organization';
import { erasedIn, privacyOf } from './features/privacy/story';
import { STORIES } from './features';

const DAY_MS = 86_400_000;
const SEED = 2026;
const DEMO_ACTOR = 'system:demo';
/** People whose events are made and sorted by time at once; bounds the memory of a large company. */
const PEOPLE_AT_ONCE = 2_000;

/**
 * Fills the log with the demo company when it is empty, or when an earlier start was interrupted while doing so: the accounts come
 * last, and every event has an id of its own, so writing it all again adds just what is missing.
 * @returns the number of events gone through; 0 when there was nothing to do
 */
export async function fillIfEmpty(
  log: EventLog,
  userAuth: UserAuth,
  options: DemoFill & { readonly onBegin: () => void },
): Promise<number> {
  const first = (await log.readAll({ after: 0n, limit: 1 })).events[0];
  if (first && first.metadata.actorId !== DEMO_ACTOR) return 0;
  if (first && (await demoAccountsOf(userAuth)).length > 0) return 0;
  options.onBegin();
  // The same moment as the first time, so that the same history is told.
  const now = first ? new Date(first.recordedAt) : options.now;
  return fillWithDemoCompany(log, userAuth, { ...options, now });
}

/** Fills an empty log with the demo company, through events; deterministic for a size and a day. @returns the number of events */
export async function fillWithDemoCompany(
  log: EventLog,
  userAuth: UserAuth,
  options: DemoFill,
): Promise<number> {
  const today = options.now.toISOString().slice(0, 10);
  const company = organization(options.employees, SEED, today);
  let written = 0;
  for (const appends of appendsOf(company, options)) {
    await log.appendMany(appends);
    for (const id of erasedIn(appends)) await log.destroyKeys(id);
    written += appends.reduce((sum, { events }) => sum + events.length, 0);
    options.onProgress?.(written);
  }
  const hashedPassword = await hashPassword(DEMO_PASSWORD);
  const cast = ROLES.map((role) => ({ ...company.cast[role], role }));
  await userAuth.open(
    [...cast, { ...SECOND_ADMINISTRATOR, role: 'admin' as const }].map(({ id: userId, email, role }) => ({
      userId,
      email,
      hashedPassword,
      role,
    })),
  );
  return written;
}

function* appendsOf(
  company: Organization,
  { months, now, asksForBriefing = false }: DemoFill,
): Generator<CommandAppend[]> {
  const until = now.getTime();
  // From midnight, so that two starts on one day tell the same history.
  const from = Math.floor(until / DAY_MS) * DAY_MS - Math.round(months * 30.44) * DAY_MS;
  const byId = new Map(company.people.map((person) => [person.id, person]));
  const stories = STORIES.map((tell) => ({
    tell,
    random: new Faker({ locale: en, seed: SEED }),
  }));
  for (let start = 0; start < company.people.length; start += PEOPLE_AT_ONCE) {
    const people = company.people.slice(start, start + PEOPLE_AT_ONCE);
    yield inOrder(people.flatMap((person, index) => lifeOf(person, start + index, until)));
  }
  const movements = movementsOf(company, SEED, until);
  yield inOrder(movements);
  yield inOrder(privacyOf(company, movements, until));
  yield ROLES.map((role) => accountOf(company.cast[role], now));
  for (let start = 0; start < company.people.length; start += PEOPLE_AT_ONCE) {
    const people = company.people.slice(start, start + PEOPLE_AT_ONCE);
    yield inOrder(
      people.flatMap((person) => {
        const manager = person.managerId === null ? undefined : byId.get(person.managerId);
        return stories.flatMap(({ tell, random }) =>
          tell({ random, person, manager, company, from, now: until, asksForBriefing }),
        );
      }),
    );
  }
}

function lifeOf(person: DemoPerson, index: number, now: number): CommandAppend[] {
  const { id, firstName, lastName, email, role, position, department, managerId, hireDate } = person;
  const stream = `person-${id}`;
  const hired = EmployeeHired.of({
    personId: id,
    firstName,
    lastName,
    email,
    role,
    position,
    department,
    managerId,
    hireDate,
  });
  const appends: CommandAppend[] = [
    {
      stream,
      events: [hired],
      metadata: imported(`${id}/hired`, `${hireDate}T08:00:00.000Z`),
      expected: 'no-stream',
    },
  ];
  const promotedAt = now - (40 + (index % 120)) * DAY_MS;
  if (index % 9 === 4 && role === 'employee') {
    const promotedOn = new Date(promotedAt).toISOString().slice(0, 10);
    const promoted = EmployeePromoted.of({ personId: id, position: `Senior ${position}`, role, promotedOn });
    appends.push({
      stream,
      events: [promoted],
      metadata: imported(`${id}/promoted`, `${promotedOn}T08:00:00.000Z`),
      expected: 0n,
    });
  }
  return appends;
}

function accountOf({ id, role }: DemoPerson, now: Date): CommandAppend {
  const metadata = imported(`${id}/account`, now.toISOString());
  return {
    stream: `account-${id}`,
    events: [AccountOpened.of({ personId: id, role, hasPassword: true })],
    metadata,
    expected: 'no-stream',
  };
}

function imported(what: string, occurredAt: string): EventMetadata {
  const commandId = derivedId('demo', what);
  return { commandId, correlationId: commandId, actorId: DEMO_ACTOR, actorRole: 'system', occurredAt };
}

function inOrder(appends: CommandAppend[]): CommandAppend[] {
  return appends.sort((one, other) => one.metadata.occurredAt.localeCompare(other.metadata.occurredAt));
}
