import { createHmac } from 'node:crypto';
import { checkInId } from '@annals/contracts/features/wellbeing/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { NewEvent } from '@annals/contracts/kernel/event';
import { EmployeeDeparted, ManagerAssigned } from '@annals/contracts/features/people/events';
import type { Role } from '@annals/contracts/kernel/roles';
import {
  averageOf,
  FEWEST_PEOPLE,
  oneDecimal,
  RECENT_DAYS,
} from '@annals/contracts/features/wellbeing/constants';
import { WellbeingCheckInSubmitted } from '@annals/contracts/features/wellbeing/events';
import type { WellbeingCheckInView, WellbeingWeekView } from '@annals/contracts/features/wellbeing/views';
import fc from 'fast-check';
import { v4 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectionStatuses } from '../src/engine/status';
import { people } from '../src/features/people/people-fold';
import { teamsToWatch } from '../src/features/wellbeing/alerts';
import { wellbeingCheckIns } from '../src/features/wellbeing/check-ins-fold';
import { teamStats, wellbeingByWeek } from '../src/features/wellbeing/figures';
import { managerAlerts } from '../src/features/wellbeing/manager-alerts-fold';
import { pulsesOf } from '../src/features/wellbeing/pulses';
import { checkInsFor } from '../src/features/wellbeing/queries';
import { wellbeingWeeks } from '../src/features/wellbeing/weeks-fold';
import { wellnessPulse } from '../src/features/wellbeing/wellness-pulse-fold';
import { hired, somePerson } from './company';
import { surroundings, type Surroundings } from './surroundings';

const DAY_MS = 86_400_000;
const keyedId = (id: string) => createHmac('sha256', 'a secret of this test').update(id).digest('hex');
const SCORES = { minimum: 1, maximum: 10 };

let all: Surroundings;
/** How often a team was there to be watched. */
let watched = 0;
beforeAll(async () => {
  all = await surroundings([people, wellbeingCheckIns, wellbeingWeeks, wellnessPulse, managerAlerts]);
  all.worker('one').worker.start();
});
afterAll(() => all.close());

/** What can happen between two looks. People are told apart by their place among those who ever worked here. */
const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('answer' as const), who: fc.nat(30) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), who: fc.nat(30), to: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join' as const), to: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hand-over' as const), to: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A chief over two leaders, two teams between them that change, and everything their superiors ever saw. */
class Company {
  readonly chief = somePerson();
  readonly leaders = [somePerson(), somePerson()] as const;
  readonly managers = [somePerson(), somePerson()] as const;
  readonly employees: { id: PersonId; managerId: PersonId | null }[] = [];
  /** Who answered what, by a mark in the feedback that only this test can read. */
  readonly authors = new Map<string, PersonId>();
  readonly secrets: string[] = [];
  /** The sets of answers that somebody could see, or could see the sum of. */
  readonly seen: ReadonlySet<string>[] = [];
  now = new Date('2026-03-02T09:00:00.000Z');

  async begin(): Promise<void> {
    await this.append(`person-${this.chief}`, hired(this.chief, 'leader', null));
    for (const id of this.leaders) await this.append(`person-${id}`, hired(id, 'leader', this.chief));
    for (const [index, id] of this.managers.entries())
      await this.append(`person-${id}`, hired(id, 'manager', this.leaders[index % 2] ?? null));
    for (let index = 0; index < 9; index += 1) await this.join(index < 5 ? 0 : 1);
  }

  async take(action: Step): Promise<void> {
    // Time passes between any two things.
    this.now = new Date(this.now.getTime() + 3_600_000);
    const who = 'who' in action ? this.employees[action.who % this.employees.length] : undefined;
    switch (action.kind) {
      case 'days':
        this.now = new Date(this.now.getTime() + action.days * DAY_MS);
        return;
      case 'join':
        return this.join(action.to);
      case 'look':
        return this.look();
      case 'hand-over': {
        const managerId = this.leaders[action.to] ?? null;
        const id = this.managers[1];
        return this.append(
          `person-${id}`,
          ManagerAssigned.of({ personId: id, managerId, previousManagerId: null }),
        );
      }
      case 'answer':
        if (who?.managerId) await this.answer(who.id, who.managerId);
        return;
      case 'move':
        if (!who?.managerId) return;
        who.managerId = this.managers[action.to] ?? null;
        return this.append(
          `person-${who.id}`,
          ManagerAssigned.of({ personId: who.id, managerId: who.managerId, previousManagerId: null }),
        );
      case 'leave':
        if (!who?.managerId) return;
        who.managerId = null;
        return this.append(
          `person-${who.id}`,
          EmployeeDeparted.of({
            personId: who.id,
            lastDay: this.now.toISOString().slice(0, 10),
            managerId: null,
            successorId: null,
          }),
        );
    }
  }

  private async join(to: number): Promise<void> {
    const id = somePerson();
    const managerId = this.managers[to] ?? null;
    this.employees.push({ id, managerId });
    await this.append(`person-${id}`, hired(id, 'employee', managerId));
  }

  private async answer(employeeId: PersonId, managerId: PersonId): Promise<void> {
    const id = checkInId.parse(v4());
    const mark = v4();
    this.authors.set(mark, employeeId);
    const score = () => SCORES.minimum + Math.floor(Math.random() * SCORES.maximum);
    const answers = {
      overallWellbeing: score(),
      workLifeBalance: score(),
      stressLevel: score(),
      jobSatisfaction: score(),
      workload: score(),
      teamRelationships: score(),
    };
    const event = WellbeingCheckInSubmitted.of({
      checkInId: id,
      employeeId,
      managerId,
      ...answers,
      feedback: mark,
    });
    await this.append(`wellbeingCheckIn-${id}`, event, employeeId);
    this.secrets.push(id);
  }

  private async append(stream: string, event: NewEvent, actorId: string = 'system:test'): Promise<void> {
    const history = await all.log.readStream(stream);
    const commandId = v4();
    const occurredAt = this.now.toISOString();
    const metadata = { commandId, correlationId: commandId, actorId, actorRole: 'employee', occurredAt };
    await all.log.append(stream, [event], metadata, history.at(-1)?.revision ?? 'no-stream');
    for (const { id } of await all.log.readStream(stream)) this.secrets.push(id);
  }

  /** Everybody who leads looks at everything they can see. */
  private async look(): Promise<void> {
    await vi.waitFor(
      async () => {
        for (const { lag } of await projectionStatuses(all.pool, all.log)) expect(lag).toBe('0');
      },
      { timeout: 20_000, interval: 10 },
    );
    await this.lookOf(this.chief, 'leader');
    for (const id of this.leaders) await this.lookOf(id, 'leader');
    for (const id of this.managers) await this.lookOf(id, 'manager');
  }

  private async lookOf(id: PersonId, role: Role): Promise<void> {
    const reader = { id, role };
    const { rows, next } = await checkInsFor(all.db, reader, this.now, { limit: 1_000 }, keyedId);
    expect(next).toBeNull();
    const stats = await teamStats(all.db, reader, this.now);
    const weeks = await wellbeingByWeek(all.db, reader, this.now, 53);
    const shown = JSON.stringify([rows, stats, weeks]);
    for (const secret of [...this.secrets, ...this.employees.map((employee) => employee.id)])
      expect(shown).not.toContain(secret);
    for (const { createdAt } of rows) expect(new Date(createdAt).getUTCDay()).toBe(1);

    // The figures say nothing that the list does not: they are made of the same answers, cut where weeks end.
    const ended = ({ createdAt }: WellbeingCheckInView) => Date.parse(createdAt) + 7 * DAY_MS;
    const today = Date.parse(this.now.toISOString().slice(0, 10));
    const recent = rows.filter((row) => ended(row) > today - RECENT_DAYS * DAY_MS);
    expect(stats.totalCheckins).toBe(recent.length);
    expect(stats.averageWellbeing === null).toBe(recent.length === 0);
    for (const week of weeks) {
      const ofWeek = rows.filter(({ createdAt }) => createdAt.startsWith(week.week));
      expect(week.checkIns).toBe(ofWeek.length);
      const mean = ofWeek.reduce((sum, { stressLevel }) => sum + stressLevel, 0) / ofWeek.length;
      expect(week.stressLevel).toBe(oneDecimal(mean));
      this.seen.push(marksOf(ofWeek));
    }
    await this.alertsOfRestOnWhatIsShown(id, role, weeks);
    if (recent.length > 0)
      expect(stats.averageWellbeing).toBeCloseTo(
        recent.reduce((sum, row) => sum + averageOf(row), 0) / recent.length,
        0,
      );
    this.seen.push(marksOf(rows), marksOf(recent), marksOf(rows.filter((row) => !recent.includes(row))));
  }

  /** An alert is made of weeks its manager sees, and of no pulse of anyone: it says nothing that the screen does not. */
  private async alertsOfRestOnWhatIsShown(
    id: PersonId,
    role: Role,
    shown: readonly WellbeingWeekView[],
  ): Promise<void> {
    expect((await pulsesOf(all.db, id, { limit: 1_000 })).rows).toEqual([]);
    const team = (await teamsToWatch(all.db, this.now, null, 1_000)).find(
      ({ managerId }) => managerId === id,
    );
    if (!team) return;
    watched += 1;
    expect(Object.keys(team).sort()).toEqual(['managerId', 'resting', 'weeks']);
    for (const secret of [...this.secrets, ...this.employees.map((employee) => employee.id)])
      expect(JSON.stringify(team)).not.toContain(secret);
    for (const { week, ...scores } of team.weeks) {
      const seen = shown.find((one) => one.week === week);
      expect(seen).toBeDefined();
      // A leader sees more teams than their own, summed up.
      if (role === 'manager') expect(seen?.stressLevel).toBe(oneDecimal(scores.stressLevel));
    }
  }

  /** How many different people are behind some answers. */
  peopleBehind(marks: Iterable<string>): number {
    return new Set([...marks].map((mark) => this.authors.get(mark))).size;
  }
}

const marksOf = (rows: readonly WellbeingCheckInView[]): ReadonlySet<string> =>
  new Set(rows.map(({ feedback }) => feedback ?? ''));

test('no list, figure or difference between any two of them ever rests on fewer than three people', async () => {
  let groups = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 110, size: 'max' }), async (steps) => {
      const company = new Company();
      await company.begin();
      for (const action of steps) await company.take(action);
      await company.take({ kind: 'days', days: 5 });
      await company.take({ kind: 'look' });
      const distinct = [...new Map(company.seen.map((set) => [[...set].sort().join(), set])).values()];
      for (const one of distinct)
        for (const other of distinct)
          for (const part of [one, minus(one, other), both(one, other)]) {
            const behind = company.peopleBehind(part);
            if (behind > 0) groups += 1;
            expect(behind === 0 || behind >= FEWEST_PEOPLE).toBe(true);
          }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  // The looks did show something: a test of nothing but empty lists would prove nothing.
  expect(groups).toBeGreaterThan(100);
  expect(watched).toBeGreaterThan(10);
}, 120_000);

const minus = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((mark) => !other.has(mark));
const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((mark) => other.has(mark));
