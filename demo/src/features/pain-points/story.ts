import { painPointId, type PainPointId } from '@annals/contracts/features/pain-points/ids';
import type { ReportPainPoint } from '@annals/contracts/features/pain-points/commands';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { painPoint } from '@annals/backend/features/pain-points/decider';
import type { PainPointCommand } from '@annals/backend/features/pain-points/pain-point';
import type { DemoPerson, Organization } from '../../company/organization';
import { PAIN_POINTS, REOPENINGS } from './words';
import { oneOf, randomOf } from '../../company/random-of';
import { livedThrough, type Step, type Story } from '../../company/story';
import { reportsTo } from '../../company/teams';

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;
/** How likely somebody reports something in a month; in the demo manager's team more often, so that there is something to look at. */
const PER_MONTH = 0.12;
const PER_MONTH_OF_CAST = 0.45;

/** A pain point as it was planned: when it was reported, and when what became of it, if anything. */
export interface PlannedPainPoint {
  readonly id: PainPointId;
  readonly report: ReportPainPoint;
  readonly reportedAt: number;
  readonly takenUpAt: number | null;
  readonly resolvedAt: number | null;
  readonly solved: string;
  readonly reopenedAt: number | null;
  readonly reopening: string;
}

/** The workplace problems a person reported, and what their manager made of them. */
export const painPointsStory: Story = ({ person, manager, company, from, now }) =>
  manager
    ? painPointsOf(person, company, from, now).flatMap((plan) => lifeOf(plan, person, manager, now))
    : [];

/** What a person reported between two moments. */
export function painPointsOf(
  person: DemoPerson,
  company: Organization,
  from: number,
  now: number,
): PlannedPainPoint[] {
  if (person.managerId === null || person.role === 'auditor' || person.role === 'admin') return [];
  const random = randomOf('pain-points', person.id);
  const ofCast = person.managerId === company.cast.manager.id;
  const plans: PlannedPainPoint[] = [];
  // Counted back from now, so that the newest months are alike however long the history is.
  for (let month = 0, until = now; until - MONTH_MS >= from; month += 1, until -= MONTH_MS) {
    const happens = random() < (ofCast ? PER_MONTH_OF_CAST : PER_MONTH);
    const waits = ofCast && month === 0 && hasWaited(person, company);
    const at = workingHour(waits ? now - (17 + random() * 9) * DAY_MS : until - random() * MONTH_MS);
    const { solved, ...told } = oneOf(random, PAIN_POINTS);
    const takenUpAt = random() < 0.8 && !waits ? workingHour(at + (1 + random() * 6) * DAY_MS) : null;
    const resolves = takenUpAt !== null && random() < 0.75;
    const resolvedAt = resolves ? workingHour(takenUpAt + (3 + random() * 18) * DAY_MS) : null;
    const reopens = resolvedAt !== null && random() < 0.1;
    const reopenedAt = reopens ? workingHour(resolvedAt + (8 + random() * 8) * DAY_MS) : null;
    const reopening = oneOf(random, REOPENINGS);
    if (!(happens || waits) || at > now || at < from) continue;
    const id = painPointId.parse(derivedId('demo', 'pain-point', person.id, String(month)));
    plans.push({ id, report: told, reportedAt: at, takenUpAt, resolvedAt, solved, reopenedAt, reopening });
  }
  return plans;
}

/** Two people of the demo manager's team have waited for an answer for more than a fortnight. */
function hasWaited(person: DemoPerson, company: Organization): boolean {
  const place = reportsTo(company, company.cast.manager.id).findIndex(({ id }) => id === person.id);
  return place === 1 || place === 3;
}

function lifeOf(plan: PlannedPainPoint, person: DemoPerson, manager: DemoPerson, now: number) {
  const reporter: Actor = { id: person.id, role: person.role };
  const keeper: Actor = { id: manager.id, role: manager.role };
  const { id, report, reportedAt, takenUpAt, resolvedAt, solved, reopenedAt, reopening } = plan;
  const steps: Step<PainPointCommand>[] = [
    {
      at: reportedAt,
      actor: reporter,
      command: { type: 'ReportPainPoint', painPointId: id, managerId: manager.id, ...report },
    },
  ];
  if (takenUpAt !== null) steps.push({ at: takenUpAt, actor: keeper, command: { type: 'TakeUpPainPoint' } });
  if (resolvedAt !== null)
    steps.push({
      at: resolvedAt,
      actor: keeper,
      command: { type: 'ResolvePainPoint', resolutionNotes: solved },
    });
  if (reopenedAt !== null)
    steps.push({ at: reopenedAt, actor: reporter, command: { type: 'ReopenPainPoint', reason: reopening } });
  return livedThrough(painPoint, id, steps, now);
}

/** The same day between nine and five, UTC. */
function workingHour(at: number): number {
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  return midnight + DAY_MS * 0.375 + (at - midnight) / 3;
}
