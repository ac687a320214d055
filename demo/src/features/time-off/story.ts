import { timeOffRequestId } from '@annals/contracts/features/time-off/ids';
import {
  TIME_OFF_TYPES,
  YEARLY_ALLOWANCE,
  type TimeOffType,
} from '@annals/contracts/features/time-off/constants';
import { entitlementOf } from '@annals/contracts/features/time-off/entitlement';
import { dayAfter, isWeekend, yearOf, type CalendarDay } from '@annals/contracts/features/time-off/days';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { timeOff } from '@annals/backend/features/time-off/decider';
import { DEFAULT_HOLIDAY_CALENDAR, holidayCalendar } from '@annals/backend/platform/kernel/public-holidays';
import type { TimeOffCommand } from '@annals/backend/features/time-off/time-off';
import type { DemoPerson, Organization } from '../../company/organization';
import { oneOf, randomOf, type Random } from '../../company/random-of';
import { livedThrough, type Setting, type Step, type Story } from '../../company/story';
import { reportsTo } from '../../company/teams';
import { APPROVALS, NOTES, REASONS, REJECTIONS } from './words';

const DAY_MS = 86_400_000;
const SLOT_DAYS = 30;
/** Time off is planned this many slots of a month ahead. */
const SLOTS_AHEAD = 3;
const OFFICE_OPENS = 9 * 3_600_000;

const holidays = holidayCalendar(DEFAULT_HOLIDAY_CALENDAR);

/** What happens in a month: how likely, from which of its days on, how many working days, how long before it is asked for. */
interface Habit {
  readonly type: TimeOffType;
  readonly chance: number;
  readonly from: number;
  readonly days: (random: Random) => number;
  readonly daysAhead: (random: Random) => number;
}
/** Their days of the month lie far enough apart that nothing overlaps. */
const HABITS: readonly Habit[] = [
  {
    type: 'vacation',
    chance: 0.3,
    from: 0,
    days: (random) => 2 + Math.floor(random() * 4),
    daysAhead: (random) => 14 + Math.floor(random() * 40),
  },
  {
    type: 'sick',
    chance: 0.1,
    from: 16,
    days: (random) => 1 + Math.floor(random() * 2),
    daysAhead: () => 0,
  },
  {
    type: 'personal',
    chance: 0.08,
    from: 23,
    days: () => 1,
    daysAhead: (random) => 4 + Math.floor(random() * 10),
  },
];

/** A request as it was planned, and what became of it. */
interface Plan {
  readonly key: string;
  readonly type: TimeOffType;
  readonly startDate: CalendarDay;
  readonly workingDays: number;
  readonly endsAtMidday?: boolean;
  /** Milliseconds. */
  readonly askedAt: number;
  /** Null: it waits. */
  readonly decidedAt: number | null;
  readonly approved: boolean;
}

/** The time off of one person over the months: asked for, decided on by their manager, some of it still to come. */
export const timeOffStory: Story = (setting) => {
  const { person, manager, now } = setting;
  if (!manager || person.role === 'auditor') return [];
  const steps = plansOf(setting)
    .flatMap((plan) => stepsOf(plan, person, manager))
    .sort((one, other) => one.at - other.at);
  return livedThrough(timeOff, person.id, steps, now);
};

/** The least somebody gets in any of these years: who has just joined has not the whole year's days. */
function leastOfAYear(hireDate: CalendarDay, firstYear: number, lastYear: number) {
  const left: Record<TimeOffType, number | null> = { ...YEARLY_ALLOWANCE };
  const terms = { policies: [], hireDate, departedOn: null };
  for (const type of TIME_OFF_TYPES)
    for (let year = Math.max(firstYear, yearOf(hireDate)); year <= lastYear; year += 1)
      left[type] = left[type] === null ? null : Math.min(left[type], entitlementOf(terms, type, year) ?? 0);
  return left;
}

function plansOf({ person, company, from, now }: Setting): Plan[] {
  const random = randomOf('time-off', person.id);
  const plans: Plan[] = [];
  const left = leastOfAYear(person.hireDate, yearOf(dayOf(from)), yearOf(dayOf(now)));
  // Counted from today, so that the newest months are alike however long the history is.
  for (let slot = SLOTS_AHEAD - 1; startOf(slot, now) > from; slot -= 1)
    for (const { type, chance, from: first, days, daysAhead } of HABITS) {
      const happens = random() < chance;
      const workingDays = days(random);
      const startDate = workingDayFrom(
        dayOf(startOf(slot, now) + (first + Math.floor(random() * 4)) * DAY_MS),
      );
      const askedAt = atWork(Date.parse(startDate) - daysAhead(random) * DAY_MS, random);
      const decidedAt = askedAt + (type === 'sick' ? 0.1 : 0.3 + random() * 2) * DAY_MS;
      const approved = type === 'sick' || random() < 0.92;
      const enough = (left[type] ?? 0) - workingDays >= RESERVED[type];
      if (!happens || !enough || askedAt < from || askedAt > now || isOfCast(slot, person, company)) continue;
      left[type] = (left[type] ?? 0) - workingDays;
      const endsAtMidday = type === 'vacation' && random() < 0.15;
      plans.push({
        key: `${type}-${String(slot)}`,
        type,
        startDate,
        workingDays,
        endsAtMidday,
        askedAt,
        // What was asked for in the last days may still wait.
        decidedAt: decidedAt > now ? null : decidedAt,
        approved,
      });
    }
  return [...plans, ...plansOfCast(person, company, now)];
}

/** Days that the scenes of the accounts handed out need; nobody plans them away. */
const RESERVED: Readonly<Record<TimeOffType, number>> = { vacation: 7, sick: 1, personal: 1, family: 0 };

/** Whether this month is told as a scene, for those whose screens are looked at. */
function isOfCast(slot: number, person: DemoPerson, company: Organization): boolean {
  return slot >= 0 && placeOf(person, company) !== undefined;
}

/** Where somebody is in the scenes: 0 and up in the demo manager's team, and the cast themselves. */
function placeOf(person: DemoPerson, company: Organization): number | 'leads' | undefined {
  const { cast } = company;
  if ([cast.manager.id, cast.leader.id, cast.admin.id].includes(person.id)) return 'leads';
  const place = reportsTo(company, cast.manager.id).findIndex(({ id }) => id === person.id);
  return place === -1 ? undefined : place;
}

/** This month and the next as the accounts handed out find them: somebody away now, somebody soon, and something to decide on. */
function plansOfCast(person: DemoPerson, company: Organization, now: number): Plan[] {
  const place = placeOf(person, company);
  if (place === undefined) return [];
  const random = randomOf('time-off-scene', person.id);
  const plan = (key: string, inDays: number, workingDays: number, more: Partial<Plan> = {}): Plan => ({
    key,
    type: 'vacation',
    startDate: workingDayFrom(dayOf(now + inDays * DAY_MS)),
    workingDays,
    askedAt: atWork(now - 12 * DAY_MS, random),
    decidedAt: atWork(now - 10 * DAY_MS, random),
    approved: true,
    ...more,
  });
  const waits = { askedAt: atWork(now - (1 + random()) * DAY_MS, random), decidedAt: null };
  const soon = plan('soon', 24, 4, { endsAtMidday: true });
  const asked = plan('asked', 40, 2, waits);
  if (place === 'leads') return [plan('scene', 31, 3), asked];
  if (person.id === company.cast.employee.id)
    return [soon, plan('personal', 9, 1, { ...waits, type: 'personal' })];
  if (place % 3 === 0) return [plan('now', -1, 4)];
  return place % 3 === 1 ? [asked] : [soon, plan('personal', 5, 1, { type: 'personal' })];
}

function stepsOf(plan: Plan, person: DemoPerson, manager: DemoPerson): Step<TimeOffCommand>[] {
  const { key, type, startDate, workingDays, endsAtMidday, askedAt, decidedAt, approved } = plan;
  const random = randomOf('time-off-words', person.id, key);
  const requestId = timeOffRequestId.parse(derivedId('demo', 'time-off', person.id, key));
  const endDate = lastOf(startDate, workingDays);
  const employee: Actor = { id: person.id, role: person.role };
  const steps: Step<TimeOffCommand>[] = [
    {
      at: askedAt,
      actor: employee,
      command: {
        type: 'RequestTimeOff',
        requestId,
        employeeId: person.id,
        employment: {
          managerId: manager.id,
          hireDate: person.hireDate,
          firstYear: yearOf(person.hireDate),
          policies: [],
          departedOn: null,
          holidayCalendar: null,
          today: dayOf(askedAt),
        },
        publicHolidays: holidays.within({ startDate, endDate }).map(({ day }) => day),
        request: {
          type,
          startDate,
          endDate,
          ...(endsAtMidday && { halfDayEnd: true }),
          reason: oneOf(random, REASONS[type]),
          ...(random() < 0.3 && { notes: oneOf(random, NOTES) }),
        },
      },
    },
  ];
  if (decidedAt !== null)
    steps.push({
      at: decidedAt,
      actor: { id: manager.id, role: manager.role },
      command: {
        type: 'DecideTimeOff',
        requestId,
        decision: approved ? 'approved' : 'rejected',
        managerId: manager.id,
        ...(approved
          ? random() < 0.4 && { managerNotes: oneOf(random, APPROVALS) }
          : { managerNotes: oneOf(random, REJECTIONS) }),
      },
    });
  return steps;
}

function startOf(slot: number, now: number): number {
  return now + slot * SLOT_DAYS * DAY_MS;
}

/** The same day in the office hours, UTC; a moment ahead of now stays in the future. */
function atWork(at: number, random: Random): number {
  return Math.floor(at / DAY_MS) * DAY_MS + OFFICE_OPENS + random() * 8 * 3_600_000;
}

function dayOf(at: number): CalendarDay {
  return new Date(at).toISOString().slice(0, 10);
}

function isOff(day: CalendarDay): boolean {
  return isWeekend(day) || holidays.within({ startDate: day, endDate: day }).length > 0;
}

/** The first working day from this one on. */
function workingDayFrom(day: CalendarDay): CalendarDay {
  return isOff(day) ? workingDayFrom(dayAfter(day)) : day;
}

/** The last day of so many working days. */
function lastOf(startDate: CalendarDay, workingDays: number): CalendarDay {
  let day = startDate;
  for (let left = workingDays - 1; left > 0; left -= 1) day = workingDayFrom(dayAfter(day));
  return day;
}
