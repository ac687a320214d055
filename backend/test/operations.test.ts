import { randomUUID } from 'node:crypto';
import { commandAnswer } from '@annals/contracts/kernel/route';
import {
  jobsOverview,
  measuredFigures,
  parkedStream,
  projectionStatus,
  storedEvent,
  type ProjectionStatus,
} from '@annals/contracts/features/operations/routes';
import {
  kindThatWaits,
  KINDS_OF_WAITING,
  standingOfAll,
  WAITING_KINDS,
  type WaitingKind,
} from '@annals/contracts/features/operations/what-waits';
import { painPointView } from '@annals/contracts/features/pain-points/views';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { projectionStatuses } from '@annals/projections/engine/status';
import { openMetrics } from '../src/features/operations/metrics';
import { startMailServer, type MailServer } from './mail-server';
import { commandBeside } from './command-here';
import { startProduct, type Client, type Product } from './product';

const FROM = 'Annals <annals@annals.example>';
/** A port that nobody listens on. */
const NOBODY_THERE = 'http://127.0.0.1:9/checkpoints';

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
    admin = await product.as('admin');
    manager = await product.as('manager');
    employee = await product.as('employee');
    stream = `painPoint-${await report('Written to by something else')}`;
    await product.caughtUp();
    const store = new PostgresEventStore(product.databaseUrl);
    const commandId = randomUUID();
    const appended = await store.append(
      stream,
      [
        {
          id: randomUUID(),
          type: 'PainPointTakenUp',
          schemaVersion: 1,
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
    expect(event).toMatchObject({ stream, schemaVersion: 1, type: 'PainPointTakenUp' });
    expect(event.unreadable).toContain('its data is not that of version 1');
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
    product = await startProduct({
      mail: { smtpUrl: mail.url, from: FROM },
      seal: { scheduled: true, webhook: NOBODY_THERE },
    });
    admin = await product.as('admin');
  });
  afterAll(async () => {
    await product.stop();
    await mail.stop();
  });

  const failed = async () => jobsOverview.parse((await admin.get('/api/operations/jobs')).json).failed;

  /** What `annals …` prints, as a command beside the product. */
  const annals = (line: string) =>
    commandBeside(product, line.split(' '), {
      SMTP_URL: mail.url,
      MAIL_FROM: FROM,
      ANNALS_SEAL_WEBHOOK: NOBODY_THERE,
    });

  /** How each kind of thing that waits stands, for administrators. */
  const standings = async () => {
    const found = z.array(kindThatWaits).parse((await admin.get('/api/operations/waiting')).json);
    return new Map(found.map((one) => [one.kind, one]));
  };
  const stands = async (kind: WaitingKind) => {
    const found = (await standings()).get(kind);
    return found && { standing: standingOfAll(found), things: found.things };
  };

  test('is one of the things that wait: each says where it fails, for how long, and nothing else stops', async () => {
    await expect
      .poll(() => stands('mail'), { timeout: 30_000 })
      .toMatchObject({
        standing: 'failing',
        things: [
          {
            name: 'smtp',
            failure: expect.stringContaining('The mail server did not take the mail') as string,
          },
        ],
      });
    await expect
      .poll(() => stands('publisher'), { timeout: 30_000 })
      .toMatchObject({
        standing: 'failing',
        things: [{ name: 'webhook', progressAt: null }],
      });
    // Commands, read models, policies and the seal go on.
    const manager = await product.as('manager');
    const meeting = {
      title: 'All the same',
      employeeId: product.cast.employee.id,
      scheduledAt: '2030-01-07T10:00:00.000Z',
      duration: 30,
    };
    expect((await manager.post('/api/meetings', meeting)).status).toBe(201);
    for (const kind of ['read-model', 'policy', 'seal'] as const)
      await expect
        .poll(() => stands(kind), { timeout: 45_000 })
        .toMatchObject({ standing: 'ok', things: expect.arrayContaining([expect.anything()]) as unknown });
    const policies = (await stands('policy'))?.things ?? [];
    expect(policies.map(({ name }) => name)).toContain('notification-emails');
    expect(policies.every(({ progressAt }) => progressAt !== null)).toBe(true);
    expect((await stands('queue'))?.things?.map(({ name }) => name)).toContain('annals-mail');

    const doctor = z
      .array(z.object({ check: z.string(), state: z.string(), detail: z.string() }))
      .parse(JSON.parse((await annals('doctor --json')).said));
    for (const kind of WAITING_KINDS)
      expect(doctor.map(({ check }) => check)).toContain(KINDS_OF_WAITING[kind].label);
    const said = (check: string) => doctor.find((one) => one.check === check);
    expect(said('mail')).toMatchObject({ state: 'broken' });
    expect(said('mail')?.detail).toMatch(/^smtp fails since \S+: The mail server did not take the mail/);
    expect(said('publishers')).toMatchObject({ state: 'broken' });
    expect(said('policies')).toMatchObject({ state: 'ok' });

    const figures = await openMetrics(product.annals.services).text();
    expect(figures).toContain('annals_failing{kind="mail",name="smtp"} 1');
    expect(figures).toContain('annals_failing{kind="publisher",name="webhook"} 1');
    expect(figures).toContain('annals_failing{kind="policy",name="notification-emails"} 0');
  });

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
    await expect
      .poll(async () => (await stands('mail'))?.things?.[0]?.failure, { timeout: 20_000 })
      .toBeNull();
    expect((await retry()).json).toMatchObject({
      status: 409,
      detail: 'There is no failed job of this id. It may have been tried again meanwhile.',
    });
  });
});

describe('several projections that stand still', () => {
  let product: Product;
  let admin: Client;
  beforeAll(async () => {
    // Without workers: none of them goes on by itself meanwhile.
    product = await startProduct({ roles: ['api'] });
    admin = await product.as('admin');
  });
  afterAll(() => product.stop());

  const resume = (names: unknown) => admin.post('/api/operations/projections/resume', { names });
  const stop = (name: string) =>
    product.annals.services.pool.query(
      `UPDATE annals_read.projections SET failure = $2, token = token + 1 WHERE name = $1`,
      [
        name,
        JSON.stringify({ position: '1', type: 'PersonHired', stream: 'x', message: 'no', at: '2026-01-01' }),
      ],
    );
  const standing = async () =>
    (await projectionStatuses(product.annals.services.pool, product.annals.services.log))
      .filter(({ status }) => status === 'stopped' || status === 'paused')
      .map(({ name }) => name);

  test('are resumed by their names, or all that an event has stopped; what is paused stays so until it is named', async () => {
    for (const name of ['people', 'meetings', 'rewards']) await stop(name);
    const paused = await admin.post('/api/operations/projections/recognitions/pause', { reason: 'A look' });
    expect(paused.status).toBe(200);
    expect((await resume(['meetings', 'no-such-one'])).status).toBe(404);
    expect((await resume([])).status).toBe(422);
    const before = await product.head();
    expect((await resume(['meetings', 'rewards'])).json).toEqual({ names: ['meetings', 'rewards'] });
    const { events } = await product.annals.services.log.readAll({ after: before, limit: 10 });
    expect(events.map(({ type, data }) => [type, (data as { target: string }).target])).toEqual([
      ['OperationRequested', 'meetings'],
      ['OperationRequested', 'rewards'],
    ]);
    expect((await resume('all')).json).toEqual({ names: ['people'] });
    await expect.poll(standing).toEqual(['recognitions']);
    expect((await resume(['recognitions'])).json).toEqual({ names: ['recognitions'] });
    await expect.poll(standing).toEqual([]);
  });
});

describe('what is measured', () => {
  test('tells how the log grows and how the projections went, to administrators alone', async () => {
    const product = await startProduct({ roles: ['api', 'projections'] });
    onTestFinished(() => product.stop());
    const admin = await product.as('admin');
    admin.position = String(await product.head());
    const { log, samples, everySeconds } = measuredFigures.parse(
      (await admin.get('/api/operations/figures')).json,
    );
    expect(Number(log.head)).toBeGreaterThan(1_000);
    expect(log.bytes).toBeGreaterThan(100_000);
    expect(log.days).toHaveLength(30);
    expect(log.days.reduce((sum, { events }) => sum + events, 0)).toBeGreaterThan(100);
    expect([samples.length, everySeconds]).toEqual([expect.any(Number), 10]);
    const manager = await product.as('manager');
    expect((await manager.get('/api/operations/figures')).status).toBe(403);
  });
});

describe('an event that a newer version has written', () => {
  let product: Product;
  let admin: Client;
  let stream: string;
  beforeAll(async () => {
    product = await startProduct({ roles: ['api', 'projections'] });
    admin = await product.as('admin');
    const store = new PostgresEventStore(product.databaseUrl);
    stream = `painPoint-${randomUUID()}`;
    const commandId = randomUUID();
    const metadata = {
      commandId,
      correlationId: commandId,
      actorId: product.cast.manager.id,
      actorRole: 'manager',
      occurredAt: new Date().toISOString(),
    };
    await store.append(
      stream,
      [{ id: randomUUID(), type: 'PainPointTakenUp', schemaVersion: 99, data: {}, metadata }],
      'no-stream',
    );
    await store.close();
  });
  afterAll(() => product.stop());

  const statusOf = async () => {
    const { services } = product.annals;
    return (await projectionStatuses(services.pool, services.log)).find(({ name }) => name === 'pain_points');
  };

  test('lets what it is for wait, is no answer of 500, and can be set aside', async () => {
    await expect.poll(async () => (await statusOf())?.status).toBe('waiting');
    const shown = await admin.get('/api/operations/projections');
    expect(shown.status).toBe(200);
    const manager = await product.as('manager');
    const changed = await manager.patch(`/api/pain-points/${stream.slice('painPoint-'.length)}`, {
      status: 'in_progress',
    });
    expect(changed.status).not.toBe(500);
    const reason = 'The version that wrote it is not coming back';
    const parked = await admin.post('/api/operations/projections/pain_points/park', { stream, reason });
    expect(parked.status).toBeLessThan(300);
    await expect.poll(async () => (await statusOf())?.status).toBe('live');
    await expect.poll(async () => (await statusOf())?.lag).toBe('0');
  });
});
