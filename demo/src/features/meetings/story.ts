import type { Faker } from '@faker-js/faker';
import { SERIES_ACTOR } from '@annals/contracts/features/meetings/constants';
import { meetingId, meetingSeriesId } from '@annals/contracts/features/meetings/ids';
import type { CommandAppend } from '@annals/event-store/event-log';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { meeting } from '@annals/backend/features/meetings/decider';
import type { MeetingCommand } from '@annals/backend/features/meetings/meeting';
import type { SeriesCommand } from '@annals/backend/features/meetings/series';
import { meetingSeries } from '@annals/backend/features/meetings/series-decider';
import { ACTION_ITEMS, AGENDA, CANCELLATIONS, NOTES, PLACES, TITLES } from './words';
import type { DemoPerson } from '../../company/organization';
import { livedThrough, type Step, type Story } from '../../company/story';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const REMINDERS: Actor = { id: 'system:reminders', role: 'system' };

/** The 1:1s of a person with their manager, fortnightly until a fortnight after now. */
export const meetingsStory: Story = ({ random, person: employee, manager, from, now }) => {
  // Only managers hold 1:1s; the chief's with HR and the auditor are none of the demo's.
  if (!manager || employee.role === 'admin' || employee.role === 'auditor') return [];
  const pair = { manager, employee };
  const appends: CommandAppend[] = [];
  const firstDay = from + random.number.int({ min: 0, max: 13 }) * DAY_MS;
  for (let day = firstDay, index = 0; day < now + 14 * DAY_MS; day += 14 * DAY_MS, index += 1) {
    const scheduledAt = workingTime(random, day);
    const id = derivedId(
      'demo',
      'meeting',
      pair.employee.id,
      String(index),
      String(Math.floor(from / DAY_MS)),
    );
    appends.push(...livedThrough(meeting, id, stepsOf(random, id, pair, scheduledAt), now));
  }
  return appends;
};

/** How many 1:1s a series of the demo company has, and the weeks between them. */
const OF_SERIES = { times: 6, everyWeeks: 4 } as const;
/** One pair in so many has a series. */
const PAIRS_PER_SERIES = 5;

/** The series of a person with their manager, if the two have one: every four weeks, about half of it over. */
export const seriesStory: Story = ({ person: employee, manager, now }) => {
  const seriesId = meetingSeriesId.parse(derivedId('demo', 'meeting-series', employee.id));
  const chance = Number.parseInt(seriesId.slice(0, 8), 16);
  if (!manager || employee.role === 'admin' || employee.role === 'auditor') return [];
  if (chance % PAIRS_PER_SERIES !== 0) return [];
  const weeksAgo = (weeks: number) => Math.floor(now / DAY_MS) * DAY_MS - weeks * 7 * DAY_MS;
  const first = workingDay(weeksAgo(10) + (chance % 7) * DAY_MS) + (9 + (chance % 7)) * HOUR_MS;
  const asManager: Actor = { id: manager.id, role: manager.role };
  const bySeries: Actor = { id: SERIES_ACTOR, role: 'system' };
  const scheduled = first - 5 * DAY_MS;
  const plan = {
    employeeId: employee.id,
    title: 'Growth and goals',
    scheduledAt: new Date(first).toISOString(),
    duration: 45,
    location: placeOf(employee),
  };
  const times = Array.from({ length: OF_SERIES.times }, (_, index) => index + 1);
  const meetings = times.flatMap((number) => {
    const id = meetingId.parse(derivedId('meeting-of-series', seriesId, String(number)));
    const at = first + (number - 1) * OF_SERIES.everyWeeks * 7 * DAY_MS;
    const scheduledAt = new Date(at).toISOString();
    const { times: of, everyWeeks } = OF_SERIES;
    const place = { id: seriesId, number, of, everyWeeks };
    const steps: Step<MeetingCommand>[] = [
      {
        at: scheduled,
        actor: bySeries,
        command: {
          type: 'ScheduleOccurrence',
          meetingId: id,
          managerId: manager.id,
          ...plan,
          scheduledAt,
          series: place,
        },
      },
      { at: at - 24 * HOUR_MS, actor: REMINDERS, command: { type: 'RemindOfMeeting', scheduledAt } },
      { at: at + HOUR_MS, actor: asManager, command: { type: 'ChangeMeeting', status: 'completed' } },
    ];
    return livedThrough(meeting, id, steps, now);
  });
  const steps: Step<SeriesCommand>[] = [
    {
      at: scheduled,
      actor: asManager,
      command: {
        type: 'ScheduleSeries',
        seriesId,
        ...plan,
        ...OF_SERIES,
        timeZone: 'UTC',
        employeeReportsToActor: true,
      },
    },
    { at: scheduled, actor: bySeries, command: { type: 'NoteCarriedOut', decisions: 1 } },
  ];
  return [...livedThrough(meetingSeries, seriesId, steps, now), ...meetings];
};

/** Each pair meets at one place, found without chance: the rest of the story stays as it is. */
function placeOf({ id }: DemoPerson): string | undefined {
  return PLACES[Number.parseInt(id.slice(0, 8), 16) % PLACES.length];
}

/** On a working day between nine and five, UTC, on the half hour. */
function workingTime(random: Faker, day: number): number {
  return workingDay(day) + (9 + random.number.int({ min: 0, max: 15 }) / 2) * HOUR_MS;
}

/** The midnight of this day, or of the Monday after a weekend. */
function workingDay(day: number): number {
  const midnight = Math.floor(day / DAY_MS) * DAY_MS;
  const weekday = new Date(midnight).getUTCDay();
  return midnight + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY_MS;
}

function stepsOf(
  random: Faker,
  id: string,
  { manager, employee }: { manager: DemoPerson; employee: DemoPerson },
  planned: number,
): Step<MeetingCommand>[] {
  const asManager: Actor = { id: manager.id, role: manager.role };
  const asEmployee: Actor = { id: employee.id, role: employee.role };
  const pick = (choices: readonly string[]): string => random.helpers.arrayElement(choices);
  const item = (kind: string) => derivedId(id, kind);
  const iso = (at: number) => new Date(at).toISOString();
  const duration = random.helpers.arrayElement([30, 45, 60]);
  const scheduled = planned - random.number.int({ min: 6, max: 12 }) * DAY_MS;
  const moved = random.number.float() < 0.1;
  const time = moved ? planned + DAY_MS : planned;
  const steps: Step<MeetingCommand>[] = [
    {
      at: scheduled,
      actor: asManager,
      command: {
        type: 'ScheduleMeeting',
        meetingId: meetingId.parse(id),
        employeeId: employee.id,
        title: pick(TITLES),
        scheduledAt: iso(planned),
        duration,
        location: placeOf(employee),
        employeeReportsToActor: true,
      },
    },
  ];
  if (random.number.float() < 0.6)
    steps.push({
      at: scheduled + DAY_MS,
      actor: asEmployee,
      command: { type: 'AddAgendaItem', itemId: item('agenda'), text: pick(AGENDA) },
    });
  if (moved)
    steps.push({
      at: planned - 2 * DAY_MS,
      actor: asManager,
      command: { type: 'ChangeMeeting', scheduledAt: iso(time), reason: 'A customer visit came in between.' },
    });
  if (random.number.float() < 0.07) {
    const reason = pick(CANCELLATIONS);
    steps.push({
      at: time - 30 * HOUR_MS,
      actor: asManager,
      command: { type: 'ChangeMeeting', status: 'cancelled', reason },
    });
    return steps;
  }
  steps.push({
    at: time - 24 * HOUR_MS,
    actor: REMINDERS,
    command: { type: 'RemindOfMeeting', scheduledAt: iso(time) },
  });
  const over = time + duration * 60_000;
  if (random.number.float() < 0.5)
    steps.push({
      at: over - HOUR_MS / 4,
      actor: asManager,
      command: { type: 'ChangeMeeting', notes: pick(NOTES) },
    });
  if (random.number.float() < 0.45) {
    const owner = random.number.float() < 0.7 ? employee : manager;
    const dueDate = iso(over + 7 * DAY_MS).slice(0, 10);
    const itemId = item('action');
    steps.push(
      {
        at: over - HOUR_MS / 6,
        actor: asManager,
        command: { type: 'AgreeActionItem', itemId, text: pick(ACTION_ITEMS), ownerId: owner.id, dueDate },
      },
      {
        at: over + random.number.int({ min: 2, max: 20 }) * DAY_MS,
        actor: { id: owner.id, role: owner.role },
        command: { type: 'SetActionItem', itemId, done: true },
      },
    );
  }
  steps.push({ at: over, actor: asManager, command: { type: 'ChangeMeeting', status: 'completed' } });
  return steps.sort((one, other) => one.at - other.at);
}
