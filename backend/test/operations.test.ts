import { randomUUID } from 'node:crypto';
import { commandAnswer } from '@annals/contracts/kernel/route';
import {
  jobsOverview,
  parkedStream,
  projectionStatus,
  storedEvent,
  type ProjectionStatus,
} from '@annals/contracts/operations/routes';
import { painPointView } from '@annals/contracts/pain-points/views';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { runCommandLine } from '../src/commands/program';
import { startMailServer, type MailServer } from './mail-server';
import { startProduct, type Client, type Product } from './product';

const FROM = 'Annals <annals@annals.example>';

describe('an event that this version cannot read', () => {
  let product: Product;
  let admin: Client;
  let manager: Client;
  let employee: Client;
  /** A pain point that a newer Annals has written to, and where. */
  let stream: string;
  let position: string;

  const statuses = async () =>
    z.array(projectionStatus).parse((await admin.get('/api/operations/projections')).json);
  const statusOf = async (name: string) => (await statuses()).find((status) => status.name === name);
  const stopped = async () => (await statuses()).filter(({ failure }) => failure !== null);
  const namesOf = (found: readonly ProjectionStatus[]) => found.map(({ name }) => name);
  const act = (who: Client, name: string, what: 'park' | 'unpark', body: object) =>
    who.post(`/api/operations/projections/${name}/${what}`, body);

  async function report(title: string): Promise<string> {
    const answer = await employee.post('/api/pain-points', {
      title,
      description: 'Half of Monday goes into rounds that repeat each other.',
      category: 'process',
      priority: 'high',
      impactLevel: 8,
      frequency: 'weekly',
    });
    return commandAnswer.parse(answer.json).id;
  }
  const listed = async () =>
    z
      .array(painPointView)
      .parse((await employee.get('/api/pain-points')).json)
      .map(({ id }) => id);

  beforeAll(async () => {
    product = await startProduct();
    admin = await product.signedIn('admin@annals.example', 'admin');
    manager = await product.signedIn('manager@annals.example', 'manager');
    employee = await product.signedIn('employee@annals.example', 'employee');
    stream = `painPoint-${await report('Written to by a newer Annals')}`;
    await product.caughtUp();
    const store = new PostgresEventStore(product.databaseUrl);
    const commandId = randomUUID();
    const appended = await store.append(
      stream,
      [
        {
          id: randomUUID(),
          type: 'PainPointTakenUp',
          schemaVersion: 99,
          data: {},
          metadata: {
            commandId,
            correlationId: commandId,
            actorId: product.cast.manager.id,
            actorRole: 'manager',
            occurredAt: new Date().toISOString(),
          },
        },
      ],
      0n,
    );
    position = String(appended.position);
    await store.close();
  });
  afterAll(() => product.stop());

  test('stops the read models that it is for, and nothing else', async () => {
    await expect.poll(async () => namesOf(await stopped())).toContain('pain_points');
    // A later event shows that the others go on.
    const scheduled = await manager.post('/api/meetings', {
      title: 'Life goes on',
      employeeId: product.cast.employee.id,
      scheduledAt: new Date(Date.now() + 86_401_000).toISOString(),
      duration: 30,
    });
    const { id, position: at } = commandAnswer.parse(scheduled.json);
    await expect
      .poll(async () => BigInt((await statusOf('meetings'))?.position ?? 0))
      .toBeGreaterThanOrEqual(BigInt(at));
    expect((await manager.get(`/api/meetings/${id}`)).status).toBe(200);
    // The policies go on as well: a second from now it is due.
    await expect
      .poll(
        async () => (await product.annals.services.log.readStream(`meeting-${id}`)).map(({ type }) => type),
        { timeout: 20_000 },
      )
      .toContain('MeetingReminderSent');
    expect(namesOf(await stopped())).not.toContain('meetings');
    expect((await statusOf('pain_points'))?.failure).toMatchObject({
      stream,
      position,
      type: 'PainPointTakenUp',
    });
  });

  test('is inspected: what is stored, and why it cannot be read', async () => {
    const event = storedEvent.parse((await admin.get(`/api/operations/events/${position}`)).json);
    expect(event).toMatchObject({ stream, schemaVersion: 99, type: 'PainPointTakenUp' });
    expect(event.unreadable).toContain('install a newer Annals');
  });

  test('is set aside with a reason, by administrators alone, and only where it is in the way', async () => {
    const before = await product.written();
    const reason = 'Written by a version that was taken back';
    expect((await act(manager, 'pain_points', 'park', { stream, reason })).status).toBe(403);
    expect((await act(admin, 'pain_points', 'park', { stream, reason: ' ' })).status).toBe(422);
    expect((await act(admin, 'pain_points', 'park', { stream: 'meeting-1', reason })).json).toMatchObject({
      status: 409,
      detail: 'No event of this stream stops this projection, so there is nothing to park.',
    });
    expect((await act(admin, 'nonsense', 'park', { stream, reason })).status).toBe(404);
    expect(await product.written()).toBe(before);

    for (const { name } of await stopped())
      expect((await act(admin, name, 'park', { stream, reason })).status).toBeLessThan(300);
    await expect.poll(async () => namesOf(await stopped()), { timeout: 20_000 }).toEqual([]);
    const parked = z
      .array(parkedStream)
      .parse((await admin.get('/api/operations/projections/pain_points/parked')).json);
    expect(parked).toMatchObject([{ stream, fromPosition: position, reason }]);
    const [event] = await product.annals.services.log.readStream('projection-pain_points');
    expect(event).toMatchObject({ type: 'ProjectionStreamParked', data: { stream, reason } });
  });

  test('hinders nobody from then on: what is new is shown, and what stood before it too', async () => {
    const id = await report('Reported afterwards');
    await expect.poll(listed, { timeout: 20_000 }).toContain(id);
    expect(await listed()).toContain(stream.replace('painPoint-', ''));
  });

  test('stops a rebuild that takes it up again, beside which the read model goes on', async () => {
    const reason = 'Perhaps it can be read now';
    expect((await act(admin, 'pain_points', 'unpark', { stream, reason })).status).toBeLessThan(300);
    await expect
      .poll(async () => (await statusOf('pain_points'))?.rebuild?.failure?.stream, { timeout: 20_000 })
      .toBe(stream);
    const id = await report('Reported beside a rebuild that stands still');
    await expect.poll(listed, { timeout: 20_000 }).toContain(id);
    // It cannot: set aside again, the rebuild goes on to its end.
    expect((await act(admin, 'pain_points', 'park', { stream, reason: 'It cannot' })).status).toBeLessThan(
      300,
    );
    await expect
      .poll(() => statusOf('pain_points'), { timeout: 20_000 })
      .toMatchObject({ generation: 2, rebuild: null, failure: null });
    expect(await listed()).toContain(id);
  });
});

describe('a job that failed', () => {
  let mail: MailServer;
  let product: Product;
  let admin: Client;

  beforeAll(async () => {
    // A mail server that is not there: its address is free again, and nobody answers.
    mail = await startMailServer();
    await mail.stop();
    product = await startProduct({ mail: { smtpUrl: mail.url, from: FROM } });
    admin = await product.signedIn('admin@annals.example', 'admin');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await product.stop();
    await mail.stop();
  });

  const failed = async () => jobsOverview.parse((await admin.get('/api/operations/jobs')).json).failed;

  /** What `annals …` prints, as a command beside the product. */
  async function annals(line: string): Promise<{ code: number; said: string }> {
    vi.stubEnv('DATABASE_URL', product.databaseUrl);
    vi.stubEnv('ANNALS_MASTER_KEY', product.masterKey);
    let said = '';
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    const code = await runCommandLine(line.split(' '));
    spy.mockRestore();
    return { code, said };
  }

  test('is shown with its reason, and done when it is tried again after the reason is gone', async () => {
    await expect
      .poll(async () => (await failed()).map(({ name }) => name), { timeout: 20_000 })
      .toContain('sweep-notification-emails');
    const job = (await failed()).find(({ name }) => name === 'sweep-notification-emails');
    expect(job?.failure).toContain('The mail server did not take the mail');
    const retry = () => admin.post('/api/operations/jobs/retry', { id: job?.id });

    // Tried again while nobody answers, it fails again; `annals jobs list` shows the same.
    expect((await retry()).status).toBeLessThan(300);
    await expect
      .poll(async () => (await failed()).find(({ id }) => id === job?.id)?.tries, { timeout: 20_000 })
      .toBe(2);
    const list = await annals('jobs list --state failed --json');
    expect(list.code).toBe(0);
    expect(list.said).toContain(job?.id);

    mail = await startMailServer(Number(new URL(mail.url).port));
    const retried = await annals(`jobs retry ${job?.id ?? ''}`);
    expect(retried.said).toContain('1 of 1 are tried again.');
    await expect
      .poll(async () => (await failed()).map(({ id }) => id), { timeout: 20_000 })
      .not.toContain(job?.id);
    expect((await retry()).json).toMatchObject({
      status: 409,
      detail: 'There is no failed job of this id. It may have been tried again meanwhile.',
    });
  });
});
