import type { Faker } from '@faker-js/faker';
import { skipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  SKIP_LEVEL_DURATION,
  SKIP_LEVEL_REMINDER_LEAD_DAYS,
} from '@annals/contracts/features/skip-level/constants';
import type { CommandAppend } from '@annals/event-store/event-log';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { skipLevelMeeting } from '@annals/backend/features/skip-level/decider';
import type { SkipLevelCommand } from '@annals/backend/features/skip-level/skip-level-meeting';
import type { DemoPerson, Organization } from '../../company/organization';
import { AGREED, FEEDBACK, FOLLOW_UPS, LEADER_NOTES } from './words';
import { livedThrough, type Step, type Story } from '../../company/story';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const REMINDERS: Actor = { id: 'system:reminders', role: 'system' };
/** Days between the invitation and the meeting. */
const INVITED_DAYS = 16;
/** How many of a hundred people had one in the time the story tells, and have one ahead. */
const HAD_ONE = 0.3;
const HAVE_ONE_AHEAD = 0.12;

interface Two {
  readonly leader: DemoPerson;
  readonly manager: DemoPerson;
  readonly employee: DemoPerson;
}

/** The skip-level meetings of a person with their manager's own leader: some held, some ahead; always both for the demo's employee. */
export const skipLevelStory: Story = ({
  random,
  person: employee,
  manager,
  company,
  from,
  now,
  asksForBriefing = false,
}) => {
  const leader = manager?.managerId ? personOf(company, manager.managerId) : undefined;
  if (!manager || !leader || leader.role !== 'leader' || employee.role !== 'employee') return [];
  const two = { leader, manager, employee };
  const isCast = employee.id === company.cast.employee.id;
  const appends: CommandAppend[] = [];
  const tell = (which: string, scheduledAt: number, askedAt: number | null = null) => {
    const id = derivedId('demo', 'skip-level', which, employee.id, String(Math.floor(from / DAY_MS)));
    // Of the cast something stays open, for the next briefing.
    const steps = stepsOf(random, id, two, scheduledAt, isCast);
    if (askedAt !== null) steps.splice(2, 0, requestOf(id, two, askedAt));
    appends.push(...livedThrough(skipLevelMeeting, id, steps, now));
  };
  const earliest = from + INVITED_DAYS * DAY_MS;
  const held = earliest + Math.max(0, now - DAY_MS - earliest) * random.number.float();
  if (random.number.float() < HAD_ONE || isCast) tell('held', workingTime(random, held));
  const ahead = now + random.number.int({ min: 2, max: INVITED_DAYS - 2 }) * DAY_MS;
  if (random.number.float() < HAVE_ONE_AHEAD || isCast)
    tell(
      'ahead',
      workingTime(random, isCast ? now + 4 * DAY_MS : ahead),
      isCast && asksForBriefing ? now - HOUR_MS : null,
    );
  return appends;
};

/** The leader asks for a briefing: it is prepared from the records, like any other, when the product starts. */
function requestOf(id: string, { leader }: Two, at: number): Step<SkipLevelCommand> {
  return {
    at,
    actor: { id: leader.id, role: leader.role },
    command: { type: 'RequestBriefing', requestId: derivedId(id, 'briefing') },
  };
}

const known = new WeakMap<Organization, ReadonlyMap<PersonId, DemoPerson>>();

function personOf(company: Organization, id: PersonId): DemoPerson | undefined {
  const byId = known.get(company) ?? new Map(company.people.map((person) => [person.id, person]));
  known.set(company, byId);
  return byId.get(id);
}

/** On a working day between ten and four, UTC, on the half hour. */
function workingTime(random: Faker, moment: number): number {
  const midnight = Math.floor(moment / DAY_MS) * DAY_MS;
  const weekday = new Date(midnight).getUTCDay();
  const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return midnight + shift * DAY_MS + (10 + random.number.int({ min: 0, max: 11 }) / 2) * HOUR_MS;
}

function stepsOf(
  random: Faker,
  id: string,
  { leader, manager, employee }: Two,
  time: number,
  staysOpen: boolean,
): Step<SkipLevelCommand>[] {
  const asLeader: Actor = { id: leader.id, role: leader.role };
  const asEmployee: Actor = { id: employee.id, role: employee.role };
  const pick = (choices: readonly string[]): string => random.helpers.arrayElement(choices);
  const iso = (at: number) => new Date(at).toISOString();
  const notificationId = derivedId('skip-level-notification', id);
  const itemId = derivedId(id, 'action');
  const reminded = time - SKIP_LEVEL_REMINDER_LEAD_DAYS * DAY_MS;
  const over = time + SKIP_LEVEL_DURATION.default * 60_000;
  const step = (at: number, actor: Actor, command: SkipLevelCommand) => ({ at, actor, command });
  const steps = [
    step(time - INVITED_DAYS * DAY_MS, asLeader, {
      type: 'ScheduleSkipLevelMeeting',
      meetingId: skipLevelMeetingId.parse(id),
      employeeId: employee.id,
      managerId: manager.id,
      standing: 'further below',
      scheduledAt: iso(time),
      duration: SKIP_LEVEL_DURATION.default,
    }),
    step(reminded, REMINDERS, { type: 'RemindOfSkipLevelMeeting', notificationId }),
    // Who is not reminded yet, or only lately, has not read it: what is ahead stays unread.
    step(time - HOUR_MS, asEmployee, { type: 'ReadReminder', notificationId }),
    step(over, asLeader, {
      type: 'ChangeSkipLevelMeeting',
      followUpNotes: pick(FOLLOW_UPS),
      leaderNotes: pick(LEADER_NOTES),
    }),
    step(over + HOUR_MS / 4, asLeader, {
      type: 'AgreeActionItem',
      itemId,
      text: pick(AGREED),
      ownerId: random.number.float() < 0.5 ? leader.id : employee.id,
      dueDate: iso(over + 30 * DAY_MS).slice(0, 10),
    }),
    step(over + HOUR_MS / 2, asLeader, { type: 'ChangeSkipLevelMeeting', status: 'completed' }),
    step(over + DAY_MS, asEmployee, { type: 'ChangeSkipLevelMeeting', employeeFeedback: pick(FEEDBACK) }),
  ];
  if (random.number.float() < 0.5 && !staysOpen)
    steps.push(step(over + 20 * DAY_MS, asEmployee, { type: 'SetActionItem', itemId, done: true }));
  return steps;
}
