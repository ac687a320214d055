import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { legalHoldId } from '@annals/contracts/features/privacy/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAppend } from '@annals/event-store/event-log';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { account } from '@annals/backend/features/accounts/account-decider';
import { person, type PersonCommand } from '@annals/backend/features/person/person-decider';
import { erasure, type ErasureCommand } from '@annals/backend/features/privacy/erasure-decider';
import { SECOND_ADMINISTRATOR } from '../../company/accounts';
import type { DemoPerson, Organization } from '../../company/organization';
import { livedThrough, type Step } from '../../company/story';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Leaver {
  readonly id: PersonId;
  readonly leftAt: number;
}

/**
 * What two administrators did about the data of people who left: one erasure waits, one is done, and somebody is under a legal hold.
 * @param movements who came and went; see `movementsOf`
 */
export function privacyOf(
  company: Organization,
  movements: readonly CommandAppend[],
  now: number,
): CommandAppend[] {
  const [waiting, held] = leaversIn(movements);
  const erased = { id: idOf('erased'), leftAt: now - 40 * DAY_MS };
  const { admin } = company.cast;
  const first: Actor = { id: admin.id, role: 'admin' };
  const second: Actor = { id: SECOND_ADMINISTRATOR.id, role: 'admin' };
  const kept =
    held?.id ??
    company.people.find(({ id, role }) => role === 'employee' && id !== company.cast.employee.id)?.id;
  return [
    ...secondAdministrator(company, now),
    ...whoLeft(company, erased, now),
    ...(waiting ? lived(waiting.id, [request(lately(waiting, now), second, first)], now) : []),
    ...lived(
      erased.id,
      [
        request(erased, second, first),
        {
          at: erased.leftAt + 3 * DAY_MS,
          actor: first,
          // A demo company has no positions yet.
          command: { type: 'ApproveErasure', personId: erased.id, standing: 'independent', request: 0n },
        },
        {
          at: erased.leftAt + 3 * DAY_MS + MINUTE_MS,
          actor: { id: 'system:erasure', role: 'system' },
          command: { type: 'RecordErasure', personId: erased.id, keysDestroyed: 1 },
        },
      ],
      now,
    ),
    ...(kept
      ? lived(
          kept,
          [
            {
              at: now - 5 * DAY_MS,
              actor: first,
              command: {
                type: 'PlaceLegalHold',
                personId: kept,
                holdId: legalHoldId.parse(derivedId('demo', 'legal-hold', kept)),
                reason: 'Case 2026-114: a dispute about the last bonus. Kept by the legal department.',
              },
            },
          ],
          now,
        )
      : []),
  ];
}

/** The people whose erasure these appends tell of: their keys are to be destroyed once they are written. */
export function erasedIn(appends: readonly CommandAppend[]): PersonId[] {
  return appends
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'PersonalDataErased')
    .map(({ data }) => (data as { personId: PersonId }).personId);
}

function leaversIn(movements: readonly CommandAppend[]): Leaver[] {
  return movements.flatMap(({ events, metadata }) =>
    (events as readonly Pick<RecordedEvent, 'type' | 'data'>[])
      .filter(({ type }) => type === 'EmployeeDeparted')
      .map(({ data }) => ({
        id: (data as { personId: PersonId }).personId,
        leftAt: Date.parse(metadata.occurredAt),
      })),
  );
}

/** Somebody whose erasure was asked for a few days ago at most: a request that nobody approves runs out. */
function lately({ id, leftAt }: Leaver, now: number): Leaver {
  return { id, leftAt: Math.max(leftAt, now - 6 * DAY_MS) };
}

function request({ id, leftAt }: Leaver, by: Actor, other: Actor): Step<ErasureCommand> {
  return {
    at: leftAt + 2 * DAY_MS,
    actor: by,
    command: {
      type: 'RequestErasure',
      personId: id,
      reason: 'Asked for by e-mail after leaving; nothing has to be kept any longer.',
      hasLeft: true,
      approverIds: [personId.parse(other.id)],
    },
  };
}

const lived = (id: PersonId, steps: readonly Step<ErasureCommand>[], now: number) =>
  livedThrough(erasure, id, steps, now);

const idOf = (what: string) => personId.parse(derivedId('demo', what));

const OPERATOR: Actor = { id: 'system:operator', role: 'system' };

/** A colleague of the administrator, let in by the operator, because an erasure takes two who are independent. */
function secondAdministrator({ cast: { admin } }: Organization, now: number): CommandAppend[] {
  const { id, ...words } = SECOND_ADMINISTRATOR;
  const at = now - 700 * DAY_MS;
  const place = { role: 'admin', position: 'Data Protection Officer', department: admin.department } as const;
  const opened = { type: 'OpenAccount', personId: id, role: 'admin', hasPassword: true } as const;
  return [
    ...livedThrough(
      person,
      id,
      [{ at, actor: OPERATOR, command: hire(admin, id, { ...words, ...place }) }],
      now,
    ),
    ...livedThrough(account, id, [{ at, actor: OPERATOR, command: opened }], now),
  ];
}

/** Somebody who worked with the demo manager for some years. */
function whoLeft({ cast }: Organization, { id, leftAt }: Leaver, now: number): CommandAppend[] {
  const { admin, employee, manager } = cast;
  const words = { firstName: 'Tobias', lastName: 'Renner', email: 'tobias.renner@annals.example' };
  const place = { role: 'employee', position: employee.position, department: employee.department } as const;
  const lastDay = new Date(leftAt).toISOString().slice(0, 10);
  const around = { manager: standing(manager), hasReports: false, otherAdministrator: true };
  return livedThrough(
    person,
    id,
    [
      {
        at: leftAt - 900 * DAY_MS,
        actor: actorOf(admin),
        command: hire({ ...admin, managerId: manager.id }, id, { ...words, ...place }),
      },
      { at: leftAt, actor: actorOf(admin), command: { type: 'DepartEmployee', lastDay, around } },
    ],
    now,
  );
}

const actorOf = ({ id, role }: DemoPerson): Actor => ({ id, role });
const standing = ({ id, role }: Pick<DemoPerson, 'id' | 'role'>) => ({
  id,
  role,
  hasLeft: false,
  isBelow: false,
});

type Hire = Extract<PersonCommand, { type: 'HireEmployee' }>;
function hire(
  { managerId }: Pick<DemoPerson, 'managerId'>,
  id: PersonId,
  whom: Pick<Hire, 'firstName' | 'lastName' | 'email' | 'role' | 'position' | 'department'>,
): Hire {
  const manager = managerId === null ? null : standing({ id: managerId, role: 'manager' });
  return {
    type: 'HireEmployee',
    ...whom,
    personId: id,
    managerId,
    addressTaken: false,
    around: { manager },
  };
}
