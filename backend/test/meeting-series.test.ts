import { randomUUID } from 'node:crypto';
import { localTimeIn } from '@annals/contracts/kernel/local-time';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { sentenceOf } from '@annals/contracts/notice-kinds';
import { meetingOverlap, meetingView } from '@annals/contracts/features/meetings/views';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let manager: Client;
let employee: Client;

beforeAll(async () => {
  product = await startProduct();
  manager = await product.as('manager');
  employee = await product.as('employee');
});
afterAll(() => product.stop());

const NEW_YORK = 'America/New_York';
/** Two Thursdays before, one after clocks in New York go back. */
const BEFORE_THE_CHANGE = '2031-10-23T13:30:00.000Z';
const request = (more: object = {}) => ({
  title: `Series ${randomUUID()}`,
  employeeId: product.cast.employee.id,
  scheduledAt: BEFORE_THE_CHANGE,
  duration: 30,
  everyWeeks: 1,
  times: 4,
  timeZone: NEW_YORK,
  ...more,
});

async function scheduled(more: object = {}) {
  const body = request(more);
  const answer = await manager.post('/api/meeting-series', body);
  expect(answer.status).toBe(201);
  return { title: body.title, seriesId: commandAnswer.parse(answer.json).id };
}

async function meetingsOf(seriesId: string, client = manager) {
  client.position = manager.position;
  const all = z.array(meetingView).parse((await client.get('/api/meetings?limit=200')).json);
  return all
    .filter(({ series }) => series?.id === seriesId)
    .sort((one, other) => (one.series?.number ?? 0) - (other.series?.number ?? 0));
}

async function newestNotice(client: Client) {
  client.position = manager.position;
  const [notice] = z.array(notificationView).parse((await client.get('/api/notifications?limit=1')).json);
  return notice && sentenceOf(notice, String);
}

describe('a series of 1:1s', () => {
  test('is there at once, at the same time of the clocks of its organizer, and told of once', async () => {
    const { seriesId, title } = await scheduled();
    const meetings = await meetingsOf(seriesId);
    expect(meetings.map(({ scheduledAt }) => scheduledAt)).toEqual([
      ...['2031-10-23T13:30:00.000Z', '2031-10-30T13:30:00.000Z'],
      ...['2031-11-06T14:30:00.000Z', '2031-11-13T14:30:00.000Z'],
    ]);
    const clocks = meetings.map(({ scheduledAt }) => localTimeIn(NEW_YORK, Date.parse(scheduledAt)).time);
    expect(new Set(clocks)).toEqual(new Set(['09:30']));
    expect(await newestNotice(employee)).toContain(`“${title}”`);
    expect(await newestNotice(employee)).toContain('is scheduled every week, 4 times');
    expect(await meetingsOf(seriesId, employee)).toEqual(meetings);
  });

  test('is the same one when its request comes twice', async () => {
    const body = request({ title: 'Sent twice' });
    const key = randomUUID();
    const [first, second] = [
      await manager.post('/api/meeting-series', body, { 'Idempotency-Key': key }),
      await manager.post('/api/meeting-series', body, { 'Idempotency-Key': key }),
    ];
    expect(commandAnswer.parse(second.json).id).toBe(commandAnswer.parse(first.json).id);
    expect(await meetingsOf(commandAnswer.parse(first.json).id)).toHaveLength(4);
  });

  test('is changed from one meeting on; one alone stays in the series', async () => {
    const { seriesId } = await scheduled({ scheduledAt: '2032-02-02T09:00:00.000Z', timeZone: 'UTC' });
    const [, second, third] = await meetingsOf(seriesId);
    await manager.patch(`/api/meetings/${third?.id ?? ''}`, { status: 'cancelled', reason: 'Holiday' });
    const moved = { scheduledAt: '2032-02-10T15:00:00.000Z', title: 'Other title', duration: 45 };
    expect((await manager.patch(`/api/meetings/${second?.id ?? ''}/following`, moved)).status).toBe(200);
    expect(await meetingsOf(seriesId)).toMatchObject([
      { scheduledAt: '2032-02-02T09:00:00.000Z', duration: 30 },
      { id: second?.id, scheduledAt: '2032-02-10T15:00:00.000Z', duration: 45, title: 'Other title' },
      { scheduledAt: '2032-02-16T09:00:00.000Z', status: 'cancelled', duration: 30 },
      { scheduledAt: '2032-02-24T15:00:00.000Z', duration: 45, title: 'Other title' },
    ]);
    expect(await newestNotice(employee)).toMatch(/^Your repeating 1:1s with .+ moved, from .+ on\.$/);
  });

  test('is cancelled from one meeting on', async () => {
    const { seriesId } = await scheduled({ scheduledAt: '2032-05-03T09:00:00.000Z' });
    const third = (await meetingsOf(seriesId))[2]?.id ?? '';
    await manager.patch(`/api/meetings/${third}/following`, { status: 'cancelled', reason: 'Leave' });
    expect((await meetingsOf(seriesId)).map(({ status }) => status)).toEqual([
      ...['scheduled', 'scheduled', 'cancelled', 'cancelled'],
    ]);
    expect(await newestNotice(employee)).toMatch(/^Your repeating 1:1s with .+ were cancelled: Leave$/);
    const again = await manager.patch(`/api/meetings/${third}/following`, { title: 'No' });
    expect(again.status).toBe(409);
  });

  test('is its manager’s alone to change', async () => {
    const { seriesId } = await scheduled({ scheduledAt: '2032-07-05T09:00:00.000Z' });
    const leader = await product.as('leader');
    const first = (await meetingsOf(seriesId))[0]?.id ?? '';
    const by = async (client: Client) =>
      (await client.patch(`/api/meetings/${first}/following`, { title: 'Mine' })).status;
    expect([await by(employee), await by(leader)]).toEqual([403, 404]);
  });

  test('says on which days the two have something else', async () => {
    await manager.post('/api/meetings', {
      title: 'In between',
      employeeId: product.cast.employee.id,
      scheduledAt: '2032-09-14T10:15:00.000Z',
      duration: 30,
    });
    const overlaps = async (more: Record<string, string> = {}) => {
      const asked = new URLSearchParams({
        employeeId: product.cast.employee.id,
        scheduledAt: '2032-09-07T10:00:00.000Z',
        duration: '30',
        everyWeeks: '1',
        times: '3',
        timeZone: 'UTC',
        ...more,
      });
      return z
        .array(meetingOverlap)
        .parse((await manager.get(`/api/meetings/overlaps?${asked.toString()}`)).json);
    };
    const found = await overlaps();
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      kind: 'meeting',
      title: 'In between',
      from: '2032-09-14T10:15:00.000Z',
    });
    expect(await overlaps({ everyWeeks: '2' })).toEqual([]);
    const { seriesId } = await scheduled({ scheduledAt: '2032-10-05T10:00:00.000Z', timeZone: 'UTC' });
    const own = { scheduledAt: '2032-10-05T10:00:00.000Z', times: '4' };
    expect(await overlaps(own)).toHaveLength(8);
    expect(await overlaps({ ...own, exceptSeries: seriesId })).toEqual([]);
  });

  test('says that the other is busy, and nothing more of what they have without the reader', async () => {
    const leader = await product.as('leader');
    await scheduled({ scheduledAt: '2033-01-04T10:00:00.000Z', timeZone: 'UTC', times: 2 });
    leader.position = manager.position;
    const asked = new URLSearchParams({
      employeeId: product.cast.employee.id,
      scheduledAt: '2033-01-11T10:00:00.000Z',
      duration: '30',
    });
    const answer = await leader.get(`/api/meetings/overlaps?${asked.toString()}`);
    expect(answer.json).toMatchObject([
      { kind: 'busy', personId: product.cast.employee.id, title: null, from: '2033-01-11T10:00:00.000Z' },
    ]);
  });
});
