import type { Faker } from '@faker-js/faker';
import { careerMilestoneId, type CareerMilestoneId } from '@annals/contracts/features/career/ids';
import { MILESTONE_DAYS, MILESTONE_TYPES } from '@annals/contracts/features/career/constants';
import { occasionAt } from '@annals/contracts/features/performance-reviews/occasions';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { Actor } from '@annals/backend/platform/commands/decider';
import type { CareerCommand } from '@annals/backend/features/career/career-milestone';
import { careerMilestone } from '@annals/backend/features/career/decider';
import type { DemoPerson } from '../../company/organization';
import { EMPLOYEE_NOTES, MANAGER_NOTES, MILESTONES } from '../performance/words';
import { livedThrough, type Step, type Story } from '../../company/story';

const DAY_MS = 86_400_000;
const REMINDERS: Actor = { id: 'system:reminders', role: 'system' };

/** A person's milestones, one after the other, the last of them under way today. */
export const careerStory: Story = ({ random, person, manager, company, from, now }) => {
  if (!manager || person.role === 'admin' || person.role === 'auditor') return [];
  // One in three has milestones; the cast and their colleagues all do.
  if (random.number.float() > 0.33 && manager !== company.cast.manager) return [];
  const appends = [];
  let followsId: CareerMilestoneId | undefined;
  // They began at different times: some are in their ninety days today, some in their first quarter.
  let planned = from + random.number.int({ min: 0, max: 60 }) * DAY_MS;
  const deck = random.helpers.shuffle(MILESTONES);
  for (let index = 0; planned < now - 2 * DAY_MS; index += 1) {
    const id = careerMilestoneId.parse(
      derivedId('demo', 'career', person.id, String(index), String(Math.floor(from / DAY_MS))),
    );
    const milestoneType = MILESTONE_TYPES[Math.min(index, 3)] ?? 'quarterly';
    const due = planned + MILESTONE_DAYS[milestoneType] * DAY_MS;
    appends.push(
      ...livedThrough(
        careerMilestone,
        id,
        stepsOf(
          random,
          id,
          { manager, person },
          { milestoneType, planned, due, followsId, words: deck[index % deck.length] ?? MILESTONES[0] },
        ),
        now,
      ),
    );
    followsId = id;
    planned = due + DAY_MS;
  }
  return appends;
};

interface Plan {
  readonly milestoneType: (typeof MILESTONE_TYPES)[number];
  readonly planned: number;
  readonly due: number;
  readonly followsId: CareerMilestoneId | undefined;
  readonly words: (typeof MILESTONES)[number];
}

function stepsOf(
  random: Faker,
  id: CareerMilestoneId,
  { manager, person }: { manager: DemoPerson; person: DemoPerson },
  { milestoneType, planned, due, followsId, words }: Plan,
): Step<CareerCommand>[] {
  const asManager: Actor = { id: manager.id, role: manager.role };
  const asEmployee: Actor = { id: person.id, role: person.role };
  const at = (days: number) =>
    Math.floor(planned / DAY_MS + days) * DAY_MS + random.number.int({ min: 8 * 60, max: 17 * 60 }) * 60_000;
  const { title, goals, expectedOutcomes } = words;
  const reached = random.number.float() < 0.8;
  const employeeReportsToActor = true;
  const steps: Step<CareerCommand>[] = [
    {
      at: at(0),
      actor: asManager,
      command: {
        type: 'PlanMilestone',
        milestoneId: id,
        employeeId: person.id,
        employeeReportsToActor,
        followsOneOf: followsId && person.id,
        followsId,
        milestoneType,
        title,
        goals: [...goals],
        expectedOutcomes: [...expectedOutcomes],
        dueDate: new Date(due).toISOString().slice(0, 10),
      },
    },
    {
      at: at(2),
      actor: asEmployee,
      command: { type: 'ChangeMilestone', status: 'in_progress', employeeReportsToActor: false },
    },
    {
      at: at(12),
      actor: asEmployee,
      command: {
        type: 'TakeNotes',
        notes: random.helpers.arrayElement(EMPLOYEE_NOTES),
        employeeReportsToActor: false,
      },
    },
    {
      at: at(15),
      actor: asManager,
      command: {
        type: 'TakeNotes',
        notes: random.helpers.arrayElement(MANAGER_NOTES),
        employeeReportsToActor,
      },
    },
    ...reminders(new Date(due).toISOString().slice(0, 10)),
    {
      at: due - DAY_MS / 2,
      actor: asManager,
      command: {
        type: 'ChangeMilestone',
        status: reached ? 'achieved' : 'missed',
        actualOutcomes: reached ? [...expectedOutcomes] : [],
        employeeReportsToActor,
      },
    },
  ];
  return steps.sort((one, other) => one.at - other.at);
}

/** The reminders that the product sends automatically while a milestone is open. */
function reminders(dueDate: string): Step<CareerCommand>[] {
  return (['week_before', 'day_before'] as const).map((occasion) => ({
    at: occasionAt(dueDate, occasion, 'UTC'),
    actor: REMINDERS,
    command: { type: 'RemindOfMilestone', dueDate, occasion },
  }));
}
