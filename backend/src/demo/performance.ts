import type { Faker } from '@faker-js/faker';
import { timelineEntryId, type TimelineEntryId } from '@annals/contracts/kernel/ids';
import type { TimelineType } from '@annals/contracts/performance/constants';
import { derivedId } from '../kernel/derived-id';
import type { Actor } from '../kernel/decider';
import { timelineEntry } from '../performance/decider';
import type { TimelineCommand } from '../performance/timeline-entry';
import type { DemoPerson } from './organisation';
import { ENTRIES } from './performance-words';
import { livedThrough, type Step, type Story } from './story';

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;

/** Who may see what a manager writes. Only feedback is now and then for the manager's eyes alone. */
const OFTEN_SHARED = [
  { value: 'manager', weight: 6 },
  { value: 'public', weight: 3 },
] as const;
const VISIBLE_TO = {
  feedback: [...OFTEN_SHARED, { value: 'private', weight: 1 } as const],
  other: OFTEN_SHARED,
};

/** About one entry a month for a person, by their manager; some goals are reached by a later achievement. */
export const performanceStory: Story = ({ random, person, manager, company, from, now }) => {
  if (!manager || person.role === 'admin' || person.role === 'auditor') return [];
  const lively = person === company.cast.employee || manager === company.cast.manager;
  const openGoals: { readonly id: TimelineEntryId; readonly title: string }[] = [];
  const started = String(Math.floor(from / DAY_MS));
  const appends = [];
  for (let month = from, index = 0; month < now; month += lively ? MONTH_MS / 2 : MONTH_MS, index += 1) {
    const at = workingHour(random, month + random.number.int({ min: 0, max: 13 }) * DAY_MS);
    const type = typeOf(random, index);
    const goal = type === 'achievement' ? openGoals.shift() : undefined;
    const id = timelineEntryId.parse(derivedId('demo', 'timeline', person.id, String(index), started));
    const step = entryStep(random, { id, person, manager, at, type, goal });
    const lived = livedThrough(timelineEntry, id, [step], now);
    appends.push(...lived);
    if (type === 'goal' && lived.length > 0)
      openGoals.push({ id, title: step.command.type === 'AddEntry' ? step.command.entry.title : '' });
  }
  return appends;
};

/** Every third entry a goal, and some time later what came of it. */
function typeOf(random: Faker, index: number): TimelineType {
  if (index % 3 === 0) return 'goal';
  return random.helpers.weightedArrayElement([
    { value: 'feedback', weight: 5 },
    { value: 'achievement', weight: 5 },
    { value: 'milestone', weight: 1 },
  ]);
}

interface Plan {
  readonly id: TimelineEntryId;
  readonly person: DemoPerson;
  readonly manager: DemoPerson;
  readonly at: number;
  readonly type: TimelineType;
  readonly goal: { readonly id: TimelineEntryId; readonly title: string } | undefined;
}

function entryStep(random: Faker, { id, person, manager, at, type, goal }: Plan): Step<TimelineCommand> {
  const [title, description, category] = random.helpers.arrayElement<readonly [string, string, string]>(
    ENTRIES[type],
  );
  const actor: Actor = { id: manager.id, role: manager.role };
  return {
    at,
    actor,
    command: {
      type: 'AddEntry',
      entryId: id,
      employeeReportsToActor: true,
      goal: goal ? { employeeId: person.id, type: 'goal', isOpen: true } : null,
      entry: {
        type,
        title: goal ? `Reached: ${goal.title}` : title,
        description,
        category,
        impact: random.helpers.arrayElement(['low', 'medium', 'high'] as const),
        tags: random.number.float() < 0.4 ? [category.toLowerCase()] : [],
        attachments: [],
        visibility: random.helpers.weightedArrayElement(
          VISIBLE_TO[type === 'feedback' ? 'feedback' : 'other'],
        ),
        employeeId: person.id,
        ...(goal && { linkedGoalId: goal.id }),
      },
    },
  };
}

/** Between eight and five on the day of a moment, UTC. */
function workingHour(random: Faker, at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS + random.number.int({ min: 8 * 60, max: 17 * 60 }) * 60_000;
}
