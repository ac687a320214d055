import type { Faker } from '@faker-js/faker';
import { timelineEntryId, type TimelineEntryId } from '@annals/contracts/features/performance/ids';
import type { TimelineType } from '@annals/contracts/features/performance/constants';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { timelineEntry } from '@annals/backend/features/performance/decider';
import type { TimelineCommand } from '@annals/backend/features/performance/timeline-entry';
import type { DemoPerson } from '../../company/organization';
import { ENTRIES, GOALS } from './words';
import { livedThrough, type Step, type Story } from '../../company/story';

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
  const say = sayings(random);
  const openGoals: OpenGoal[] = [];
  // Not everyone gets their goals in the same month.
  const offset = random.number.int({ min: 0, max: 2 });
  const started = String(Math.floor(from / DAY_MS));
  const appends = [];
  for (let month = from, index = 0; month < now; month += lively ? MONTH_MS / 2 : MONTH_MS, index += 1) {
    const at = workingHour(random, month + random.number.int({ min: 0, max: 13 }) * DAY_MS);
    const type = typeOf(random, index + offset);
    const goal = type === 'achievement' ? openGoals.shift() : undefined;
    const saying = goal?.whenReached ?? say(type);
    const id = timelineEntryId.parse(derivedId('demo', 'timeline', person.id, String(index), started));
    const step = entryStep(random, { id, person, manager, at, type, saying, goalId: goal?.id });
    const lived = livedThrough(timelineEntry, id, [step], now);
    appends.push(...lived);
    if (type === 'goal' && lived.length > 0) openGoals.push({ id, whenReached: reached(saying) });
  }
  return appends;
};

/** Title, description, category, and for a goal what is said when it is reached. */
type Saying = readonly [string, string, string, string?];

interface OpenGoal {
  readonly id: TimelineEntryId;
  readonly whenReached: Saying;
}

/** Draws what is said of each kind; about one person nothing twice before everything was said once. */
function sayings(random: Faker): (type: TimelineType) => Saying {
  const decks: Readonly<Record<TimelineType, readonly Saying[]>> = {
    feedback: random.helpers.shuffle(ENTRIES.feedback),
    goal: random.helpers.shuffle(GOALS),
    achievement: random.helpers.shuffle(ENTRIES.achievement),
    milestone: random.helpers.shuffle(ENTRIES.milestone),
  };
  const drawn = { feedback: 0, goal: 0, achievement: 0, milestone: 0 };
  return (type) => {
    const deck = decks[type];
    const saying = deck[drawn[type] % deck.length] ?? ['', '', ''];
    drawn[type] += 1;
    return saying;
  };
}

function reached([title, , category, outcome = '']: Saying): Saying {
  return [`Reached: ${title}`, outcome, category];
}

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
  readonly saying: Saying;
  /** The goal it reaches. */
  readonly goalId: TimelineEntryId | undefined;
}

function entryStep(random: Faker, plan: Plan): Step<TimelineCommand> {
  const { id, person, manager, at, type, saying, goalId } = plan;
  const [title, description, category] = saying;
  const actor: Actor = { id: manager.id, role: manager.role };
  return {
    at,
    actor,
    command: {
      type: 'AddEntry',
      entryId: id,
      employeeReportsToActor: true,
      goal: goalId ? { employeeId: person.id, type: 'goal', isOpen: true } : null,
      entry: {
        type,
        title,
        description,
        category,
        impact: random.helpers.arrayElement(['low', 'medium', 'high'] as const),
        tags: random.number.float() < 0.4 ? [category.toLowerCase()] : [],
        attachments: [],
        visibility: random.helpers.weightedArrayElement(
          VISIBLE_TO[type === 'feedback' ? 'feedback' : 'other'],
        ),
        employeeId: person.id,
        ...(goalId && { linkedGoalId: goalId }),
      },
    },
  };
}

/** Between eight and five on the day of a moment, UTC. */
function workingHour(random: Faker, at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS + random.number.int({ min: 8 * 60, max: 17 * 60 }) * 60_000;
}
