import { recognitionId, type RecognitionId } from '@annals/contracts/features/recognition/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Visibility } from '@annals/contracts/features/recognition/constants';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { DemoPerson, Organization } from '../../company/organization';
import { oneOf, randomOf } from '../../company/random-of';
import { DAY_MS, HOUR_MS } from './catalogues';
import { CATEGORIES, DECLINES } from './words';
import { reportsTo } from '../../company/teams';

const MONTH_MS = 30 * DAY_MS;
/** How likely somebody is nominated in a month; around the demo's accounts more often, so that there is something to look at. */
const PER_MONTH = 0.3;
const PER_MONTH_OF_CAST = 0.75;
const VISIBILITIES: readonly [Visibility, ...Visibility[]] = [
  'team',
  'team',
  'department',
  'organization',
  'organization',
];

/** A nomination as it was planned, and what its recipient's manager or an administrator made of it. */
export interface PlannedRecognition {
  readonly id: RecognitionId;
  readonly nominator: DemoPerson;
  readonly approverId: PersonId | null;
  readonly decider: DemoPerson;
  readonly category: (typeof CATEGORIES)[number];
  readonly said: readonly [string, string];
  readonly visibility: Visibility;
  readonly nominatedAt: number;
  /** Null while it waits. */
  readonly decidedAt: number | null;
  readonly declined: string | null;
}

/** The nominations of a person between two moments, the earliest first. */
export function recognitionsOf(
  person: DemoPerson,
  manager: DemoPerson | undefined,
  company: Organization,
  from: number,
  now: number,
): PlannedRecognition[] {
  const random = randomOf('recognition', person.id);
  const nearCast = person.managerId === company.cast.manager.id || company.cast.manager.id === person.id;
  const waiting = whoWaits(person, company);
  const plans: PlannedRecognition[] = [];
  // Counted back from now, so that the newest months are alike however long the history is.
  for (let month = 0, until = now; until - MONTH_MS >= from; month += 1, until -= MONTH_MS) {
    const happens = random() < (nearCast ? PER_MONTH_OF_CAST : PER_MONTH);
    const drawn = drawnNominator(random, person, company);
    const waits = month === 0 && waiting !== undefined;
    const nominator = waits ? waiting : drawn;
    const nominatedAt = waits ? now - (0.4 + random() * 2) * DAY_MS : until - random() * MONTH_MS;
    const days = 0.3 + random() * 3;
    const category = oneOf(random, CATEGORIES);
    const said = oneOf(random, category.said);
    const visibility = oneOf(random, VISIBILITIES);
    const declined = random() < 0.07 ? oneOf(random, DECLINES) : null;
    if (!(happens || waits) || nominator.id === person.id) continue;
    if (nominatedAt < from + DAY_MS || new Date(nominatedAt).toISOString().slice(0, 10) < person.hireDate)
      continue;
    const approver = manager && manager.id !== nominator.id ? manager : undefined;
    const decider = approver ?? company.cast.admin;
    // An administrator decides on neither their own nominations nor those for themself.
    const decidable = decider.id !== nominator.id && decider.id !== person.id;
    plans.push({
      id: recognitionId.parse(derivedId('demo', 'recognition', person.id, String(month))),
      nominator,
      approverId: approver?.id ?? null,
      decider,
      category,
      said,
      visibility,
      nominatedAt,
      decidedAt: waits || !decidable ? null : nominatedAt + days * DAY_MS,
      declined: waits ? null : declined,
    });
  }
  return plans.reverse();
}

/** Mostly somebody of the same team, sometimes the manager, sometimes anybody. */
function drawnNominator(random: () => number, person: DemoPerson, company: Organization): DemoPerson {
  const pick = random();
  const place = random();
  const team = person.managerId === null ? [] : reportsTo(company, person.managerId);
  const anybody = company.people[Math.floor(place * company.people.length)];
  const colleague = team[Math.floor(place * team.length)];
  const drawn = pick < 0.65 ? colleague : anybody;
  return drawn === undefined || drawn.role === 'auditor' ? company.cast.leader : drawn;
}

/** Who nominated this person lately without an answer yet: one each for the manager, the leader and the administrator to decide on. */
function whoWaits(person: DemoPerson, company: Organization): DemoPerson | undefined {
  const { employee, manager, leader } = company.cast;
  if (person.id === manager.id) return employee;
  const others = reportsTo(company, manager.id).filter(({ id }) => id !== employee.id);
  const place = others.findIndex(({ id }) => id === person.id);
  return [employee, leader, manager][place];
}

/** The same day between nine and five, UTC; as it is, where that is still to come. */
export function workingHour(at: number, now: number): number {
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  const hour = midnight + 9 * HOUR_MS + (at - midnight) / 3;
  return hour > now && at <= now ? at : hour;
}
