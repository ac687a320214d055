import { commandAnswer } from '@annals/contracts/kernel/route';
import { meetingDetail, meetingView } from '@annals/contracts/features/meetings/views';
import { underWayLine } from '@annals/contracts/features/people/administration';
import { teamMember } from '@annals/contracts/features/people/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { handoverJobs } from '../src/features/people/handover';
import { Administration } from './people-administration';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let office: Administration;
let admin: Client;
beforeAll(async () => {
  product = await startProduct();
  office = await Administration.of(product);
  ({ admin } = office);
});
afterAll(() => product.stop());

const typesOf = async (stream: string) =>
  (await product.annals.services.log.readStream(stream)).map(({ type }) => type);

describe('what is under way follows to another manager', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const schedule = async (client: Client, employeeId: string) =>
    commandAnswer.parse(
      (
        await client.post('/api/meetings', {
          title: 'Handed over',
          employeeId,
          scheduledAt: inDays(3),
          duration: 30,
        })
      ).json,
    ).id;
  const sweep = () => handoverJobs(product.annals.services)['sweep-managers-followed']?.({});
  const kindsFor = async (client: Client) =>
    z
      .array(z.object({ kind: z.string() }))
      .parse((await client.get('/api/notifications')).json)
      .map(({ kind }) => kind);
  const handovers = async (meeting: string) =>
    (await typesOf(`meeting-${meeting}`)).filter((type) => type === 'MeetingHandedOver').length;

  test('a series goes with its meetings to the new manager, told of once, and ends with the employment', async () => {
    const from = await office.welcomed('manager');
    const to = await office.welcomed('manager');
    const employee = await office.welcomed('employee', { managerId: from.id });
    from.client.position = String(await product.head());
    const body = { title: 'Series', employeeId: employee.id, scheduledAt: inDays(3), timeZone: 'UTC' };
    const answer = await from.client.post('/api/meeting-series', { ...body, everyWeeks: 1, times: 3 });
    const series = commandAnswer.parse(answer.json).id;
    const seenBy = async (client: Client) => {
      client.position = String(await product.head());
      const rows = z.array(meetingView).parse((await client.get('/api/meetings?limit=200')).json);
      return rows.filter((row) => row.series?.id === series && row.status === 'scheduled').length;
    };
    expect(await seenBy(from.client)).toBe(3);
    await office.change(employee.id, { managerId: to.id });
    await expect.poll(() => seenBy(to.client), { timeout: 20_000 }).toBe(3);
    expect(await seenBy(from.client)).toBe(0);
    const told = (await kindsFor(employee.client)).filter((kind) => kind.endsWith('handed_over'));
    expect(told).toEqual(['meeting_series_handed_over']);
    const rows = z.array(meetingView).parse((await to.client.get('/api/meetings?limit=200')).json);
    const second = rows.find((row) => row.series?.id === series && row.series.number === 2)?.id ?? '';
    const rename = (client: Client) => client.patch(`/api/meetings/${second}/following`, { title: 'Mine' });
    expect((await rename(from.client)).status).toBe(404);
    expect((await rename(to.client)).status).toBe(200);
    await admin.post(`/api/people/${employee.id}/departure`, { lastDay: inDays(0).slice(0, 10) });
    await expect.poll(() => seenBy(to.client), { timeout: 20_000 }).toBe(0);
    expect(await typesOf(`meetingSeries-${series}`)).toContain('MeetingSeriesEnded');
  });

  test('1:1s to come are with the new manager, once, and all three are told', async () => {
    const from = await office.welcomed('manager');
    const to = await office.welcomed('manager');
    const employee = await office.welcomed('employee', { managerId: from.id });
    from.client.position = String(await product.head());
    const team = z.array(teamMember).parse((await from.client.get('/api/team/members')).json);
    expect(team.map(({ id }) => id)).toEqual([employee.id]);
    const meeting = await schedule(from.client, employee.id);
    const written = [
      await from.client.patch(`/api/meetings/${meeting}`, { notes: 'Between the two before' }),
      await from.client.post(`/api/meetings/${meeting}/agenda`, { text: 'The warning of the two before' }),
      await from.client.post(`/api/meetings/${meeting}/action-items`, {
        text: 'Agreed by the two before',
        ownerId: employee.id,
      }),
    ];
    expect(written.map(({ status }) => Math.floor(status / 100))).toEqual([2, 2, 2]);
    await office.change(employee.id, { managerId: to.id });
    await expect.poll(() => handovers(meeting), { timeout: 20_000 }).toBe(1);
    await Promise.all([sweep(), sweep()]);
    expect(await handovers(meeting)).toBe(1);
    const position = String(await product.head());
    for (const { client } of [from, to, employee]) client.position = position;
    const seen = meetingDetail.parse((await to.client.get(`/api/meetings/${meeting}`)).json);
    expect([seen.managerId, seen.allowed.change]).toEqual([to.id, true]);
    // It begins without what the two before said to each other, on the screen and in the history; the employee keeps theirs.
    expect(seen).toMatchObject({ notes: null, agenda: [], actions: [], actionItems: [] });
    const told = await to.client.get(`/api/meetings/${meeting}/history`);
    expect([told.status, told.text]).toEqual([200, expect.not.stringContaining('two before')]);
    expect((await employee.client.get(`/api/meetings/${meeting}/history`)).text).toContain('two before');
    expect((await from.client.get(`/api/meetings/${meeting}`)).status).toBe(404);
    expect(await kindsFor(employee.client)).toEqual(
      expect.arrayContaining(['manager_assigned', 'meeting_handed_over']),
    );
    expect(await kindsFor(from.client)).toEqual(['report_moved']);
    expect(await kindsFor(to.client)).toEqual(
      expect.arrayContaining(['report_joined', 'meeting_handed_over']),
    );
  });

  test('reviews, skip-level meetings and pain points are with the new manager too, and counted before', async () => {
    const boss = await office.welcomed('leader', { managerId: product.cast.leader.id });
    const [from, to] = [
      await office.welcomed('manager', { managerId: boss.id }),
      await office.welcomed('manager', { managerId: boss.id }),
    ];
    const employee = await office.welcomed('employee', { managerId: from.id });
    const seesAll = async (...clients: Client[]) => {
      const position = String(await product.head());
      for (const client of clients) client.position = position;
    };
    await seesAll(boss.client, from.client, employee.client);
    const made = async (client: Client, path: string, body: object) => {
      const answer = await client.post(path, body);
      expect([path, answer.status, answer.status === 201 ? '' : answer.json]).toEqual([path, 201, '']);
      return commandAnswer.parse(answer.json).id;
    };
    const review = await made(from.client, '/api/performance-reviews', {
      employeeId: employee.id,
      reviewPeriod: '2026',
      reviewType: 'annual',
      goals: ['Lead the migration'],
      dueDate: inDays(30).slice(0, 10),
    });
    const skipLevel = await made(boss.client, '/api/skip-level', {
      employeeId: employee.id,
      scheduledAt: inDays(9),
      duration: 30,
    });
    const painPoint = await made(employee.client, '/api/pain-points', {
      title: 'No quiet room',
      description: 'Calls are held at the desks.',
      category: 'environment',
      priority: 'medium',
      impactLevel: 5,
      frequency: 'daily',
    });
    await seesAll(admin);
    const underWay = z
      .array(underWayLine)
      .parse((await admin.get(`/api/people/${employee.id}/under-way`)).json);
    expect(
      underWay.map(({ words, count, endsWithEmployment }) => [count, words, endsWithEmployment]),
    ).toEqual([
      [1, 'unresolved pain point', false],
      [1, 'planned skip-level meeting', true],
      [1, 'open performance review', true],
    ]);
    await office.change(employee.id, { managerId: to.id });
    const managersOf = () =>
      Promise.all(
        [`performanceReview-${review}`, `skipLevelMeeting-${skipLevel}`, `painPoint-${painPoint}`].map(
          async (stream) =>
            (await product.annals.services.log.readStream(stream))
              .map(({ data }) => z.object({ managerId: z.string().optional() }).parse(data).managerId)
              .findLast((managerId) => managerId !== undefined),
        ),
      );
    await expect.poll(managersOf, { timeout: 20_000 }).toEqual([to.id, to.id, to.id]);
    await Promise.all([sweep(), sweep()]);
    expect(await typesOf(`performanceReview-${review}`)).toEqual([
      'PerformanceReviewOpened',
      'PerformanceReviewReassigned',
    ]);
    await seesAll(from.client, to.client);
    expect((await to.client.get(`/api/performance-reviews/${review}`)).status).toBe(200);
    expect((await from.client.get(`/api/performance-reviews/${review}`)).status).toBe(404);
    expect((await kindsFor(to.client)).sort()).toEqual([
      'pain_point_reassigned',
      'performance_review_assigned',
      'report_joined',
      'skip_level_of_new_report',
    ]);
    expect(await kindsFor(from.client)).toContain('report_moved');
    // Whoever leaves is reviewed and met no more; what they reported is still there to be resolved.
    await admin.post(`/api/people/${employee.id}/departure`, { lastDay: inDays(0).slice(0, 10) });
    const ends = async () => [
      (await typesOf(`performanceReview-${review}`)).at(-1),
      (await typesOf(`skipLevelMeeting-${skipLevel}`)).at(-1),
      (await typesOf(`painPoint-${painPoint}`)).at(-1),
    ];
    await expect
      .poll(ends, { timeout: 20_000 })
      .toEqual(['PerformanceReviewCancelled', 'SkipLevelMeetingCancelled', 'PainPointReassigned']);
    await seesAll(boss.client);
    expect(await kindsFor(boss.client)).toEqual(['skip_level_cancelled']);
  });

  test('several changes in a row, a lost queue and other workers end with the last manager', async () => {
    const managers = await Promise.all([1, 2, 3].map(() => office.welcomed('manager')));
    const [first, second, third] = managers;
    const employee = await office.hire({ managerId: first?.id });
    if (first) first.client.position = String(await product.head());
    await first?.client.get('/api/team/members');
    const meeting = await schedule(first?.client ?? admin, employee.id);
    await office.change(employee.id, { managerId: second?.id });
    await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
    await office.change(employee.id, { managerId: first?.id });
    await office.change(employee.id, { managerId: third?.id });
    const other = await product.again(['jobs']);
    await Promise.all([sweep(), handoverJobs(other.services)['sweep-managers-followed']?.({}), sweep()]);
    const managerOf = async () => (await admin.get(`/api/meetings/${meeting}`)).json as { managerId: string };
    await expect.poll(async () => (await managerOf()).managerId, { timeout: 20_000 }).toBe(third?.id);
  });

  test('a manager who leaves hands them to who takes over; those with somebody who left are cancelled', async () => {
    const from = await office.welcomed('manager');
    const to = await office.welcomed('manager');
    const [stays, leaves] = [
      await office.hire({ managerId: from.id }),
      await office.hire({ managerId: from.id }),
    ];
    from.client.position = String(await product.head());
    await from.client.get('/api/team/members');
    const [kept, cancelled] = [await schedule(from.client, stays.id), await schedule(from.client, leaves.id)];
    const lastDay = new Date().toISOString().slice(0, 10);
    await admin.post(`/api/people/${leaves.id}/departure`, { lastDay });
    await admin.post(`/api/people/${from.id}/departure`, { lastDay, successorId: to.id });
    await expect.poll(() => handovers(kept), { timeout: 20_000 }).toBe(1);
    await expect
      .poll(() => typesOf(`meeting-${cancelled}`), { timeout: 20_000 })
      .toEqual(['MeetingScheduled', 'MeetingCancelled']);
  });
});
