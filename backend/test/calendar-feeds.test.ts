import { createHash, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { calendarFeedView } from '@annals/contracts/features/calendar-feeds/routes';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { dayAfter } from '@annals/contracts/features/time-off/days';
import { TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import type { TimeOffType } from '@annals/contracts/features/time-off/constants';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCOUNTS_SCHEMA } from '../src/platform/sessions/schema';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { logRequests } from '../src/platform/http/request-log';
import { holidayCalendar } from '../src/platform/kernel/public-holidays';
import { calendarIn } from './ics';
import { startProduct, type Answer, type Client, type Product } from './product';

const opened = commandAnswer.extend({ url: z.string() });
const DAY_MS = 86_400_000;

let product: Product;
let employee: Client;
let manager: Client;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  manager = await product.as('manager');
});
afterAll(() => product.stop());

const open = async (client: Client, kind: string) =>
  opened.parse((await client.post('/api/calendar-feeds', { kind })).json);
/** What a calendar application does: no session, just the address. */
const read = (url: string): Promise<Answer> => product.visitor().get(new URL(url, 'http://x').pathname);
const feedsOf = async (client: Client) =>
  z.array(calendarFeedView).parse((await client.get('/api/calendar-feeds')).json);

/** A working Monday to Friday in a good half year. */
function week() {
  const holidays = holidayCalendar('US');
  let monday = new Date(Date.now() + 180 * DAY_MS).toISOString().slice(0, 10);
  while (
    new Date(monday).getUTCDay() !== 1 ||
    holidays.within({ startDate: monday, endDate: dayAfter(monday, 4) }).length > 0
  )
    monday = dayAfter(monday);
  return { startDate: monday, endDate: dayAfter(monday, 4) };
}

test('time off in a feed: one’s own by type, of others that they are away, whole days, as the calendar standard has it', async () => {
  const days = week();
  const type: TimeOffType = 'family';
  const asked = await employee.post('/api/time-off', {
    type,
    ...days,
    halfDayEnd: true,
    reason: 'Private words',
  });
  const { id } = commandAnswer.parse(asked.json);
  const { url } = await open(manager, 'time-off');
  // A feed waits for no read model.
  await expect.poll(async () => (await read(url)).text).toContain(`time-off-${id}@annals`);
  const waiting = await read(url);
  expect([waiting.status, waiting.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(waiting.headers.get('cache-control')).toBe('private, no-store');
  const { firstName, lastName } = product.cast.employee;
  const entry = (text: string) =>
    calendarIn(text).events.find((event) => event['UID'] === `time-off-${id}@annals`);
  const compact = (day: string) => day.replaceAll('-', '');
  expect(entry(waiting.text)).toMatchObject({
    SUMMARY: `${firstName} ${lastName} away (until midday\\, not yet approved)`,
    'DTSTART;VALUE=DATE': compact(days.startDate),
    'DTEND;VALUE=DATE': compact(dayAfter(days.endDate)),
    STATUS: 'TENTATIVE',
  });
  for (const label of Object.values(TIME_OFF_TYPE_LABELS))
    expect(waiting.text).not.toContain(`${lastName}: ${label}`);
  expect(waiting.text).not.toContain('Private words');
  const own = await open(employee, 'time-off');
  expect(entry((await read(own.url)).text)?.['SUMMARY']).toMatch(/^Family Leave \(/);

  await manager.patch(`/api/time-off/${id}`, { status: 'approved' });
  await expect.poll(async () => entry((await read(url)).text)?.['STATUS']).toBe('CONFIRMED');
  await employee.patch(`/api/time-off/${id}`, { status: 'cancelled' });
  await expect.poll(async () => entry((await read(url)).text)?.['STATUS']).toBe('CANCELLED');
});

test('1:1s in a feed: when, where and with whom, not what about', async () => {
  const scheduledAt = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 5 * DAY_MS).toISOString();
  const answer = await manager.post('/api/meetings', {
    title: 'About the promotion',
    employeeId: product.cast.employee.id,
    scheduledAt,
    duration: 45,
    location: 'Room Linden',
  });
  const { id } = commandAnswer.parse(answer.json);
  const { url } = await open(employee, 'meetings');
  const { firstName, lastName } = product.cast.manager;
  const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');
  const text = await expect
    .poll(async () => (await read(url)).text)
    .toContain(`meeting-${id}@annals`)
    .then(async () => (await read(url)).text);
  expect(calendarIn(text).events.find((event) => event['UID'] === `meeting-${id}@annals`)).toMatchObject({
    SUMMARY: `1:1 with ${firstName} ${lastName}`,
    DTSTART: stamp(scheduledAt),
    DTEND: stamp(new Date(Date.parse(scheduledAt) + 45 * 60_000).toISOString()),
    LOCATION: 'Room Linden',
    STATUS: 'CONFIRMED',
  });
  expect(text).not.toContain('promotion');
});

test('the address is shown once, kept as a hash, and is in no event', async () => {
  const { id, url } = await open(employee, 'time-off');
  const token = /\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
  expect(token).not.toBe('');
  const listed = await employee.get('/api/calendar-feeds');
  expect(listed.text).toContain(id);
  expect(listed.text).not.toContain(token);
  const { services } = product.annals;
  const kept = await services.pool.query(`SELECT * FROM ${ACCOUNTS_SCHEMA}.calendar_feeds WHERE id = $1`, [
    id,
  ]);
  expect(JSON.stringify(kept.rows)).not.toContain(token);
  const events = await services.log.readStream(`calendarFeed-${id}`);
  expect(events.map(({ type }) => type)).toEqual(['CalendarFeedOpened']);
  expect(
    JSON.stringify(events, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(token);
});

test('when it was read is told; once revoked, or for somebody else, there is nothing', async () => {
  const { id, url } = await open(employee, 'time-off');
  const one = async () => (await feedsOf(employee)).find((feed) => feed.id === id);
  expect(await one()).toMatchObject({ kind: 'time-off', lastUsedAt: null });
  expect((await read(url)).status).toBe(200);
  expect((await one())?.lastUsedAt).toEqual(expect.any(String));
  expect((await manager.post(`/api/calendar-feeds/${id}/revoke`, {})).status).toBe(404);
  expect((await read(url)).status).toBe(200);
  expect((await employee.post(`/api/calendar-feeds/${id}/revoke`, {})).status).toBe(200);
  const gone = await read(url);
  expect([gone.status, gone.text]).toEqual([
    404,
    'There is no calendar at this address. It may have been revoked.\n',
  ]);
  expect(await one()).toBeUndefined();
  for (const path of ['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, '/calendar/', '/calendar/..%2f'])
    expect((await product.visitor().get(path)).status).toBe(404);
});

test('ten feeds at most', async () => {
  const leader = await product.as('leader');
  for (let count = 0; count < 10; count += 1) await open(leader, 'meetings');
  const answer = await leader.post('/api/calendar-feeds', { kind: 'meetings' });
  expect([answer.status, answer.text.includes('Revoke one you no longer use first.')]).toEqual([409, true]);
});

test('whoever may no longer sign in reads no calendar', async () => {
  const { url } = await open(employee, 'time-off');
  const admin = await product.as('admin');
  const lastDay = new Date().toISOString().slice(0, 10);
  const left = await admin.post(`/api/people/${product.cast.employee.id}/departure`, {
    lastDay,
    reason: 'Moves abroad',
  });
  expect(left.status).toBe(200);
  await expect.poll(async () => (await read(url)).status, { timeout: 20_000 }).toBe(404);
});

test('the request log does not tell the address', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const application = new Koa();
  application.use(logRequests(pino({ level: 'trace' }, stream)));
  application.use((context) => {
    context.status = 404;
  });
  const server = application.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await fetch(`http://127.0.0.1:${String(port)}/calendar/very-secret.ics?and=more-secret`);
  await new Promise((resolve) => server.close(resolve));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/calendar/…');
  expect(lines[0]).not.toContain('secret');
});

test('a new password ends one’s feeds, and nobody else’s', async () => {
  for (const feed of await feedsOf(manager)) await manager.post(`/api/calendar-feeds/${feed.id}/revoke`, {});
  const admin = await product.as('admin');
  const [{ id, url }, other] = [await open(manager, 'meetings'), await open(admin, 'meetings')];
  const passwords = { currentPassword: DEMO_PASSWORD, newPassword: 'entirely-different-words' };
  expect((await manager.patch('/api/account/password', passwords)).status).toBe(200);
  expect([(await read(url)).status, (await read(other.url)).status]).toEqual([404, 200]);
  expect(await feedsOf(manager)).toEqual([]);
  const { log, userAuth } = product.annals.services;
  const types = (await log.readStream(`calendarFeed-${id}`)).map(({ type }) => type);
  expect(types).toEqual(['CalendarFeedOpened', 'CalendarFeedRevoked']);

  const again = await open(manager, 'time-off');
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await userAuth.noteReset(product.cast.manager.id, hash, new Date(Date.now() + 60_000));
  const reset = await product
    .visitor()
    .post('/api/auth/reset-password', { token, newPassword: 'different-words-once-more' });
  expect(reset.json).toEqual({
    detail:
      'Your new password is set. Please sign in with it. Your calendar feed has ended with the old one: open a new one in Settings.',
  });
  expect((await read(again.url)).status).toBe(404);
});
