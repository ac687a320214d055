import { randomBytes, randomUUID } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { masked, sensitiveFields } from '@annals/contracts/features/audit/sensitivity';
import {
  auditEventDetail,
  auditEventPage,
  auditPerson,
  auditRecord,
  comparedRow,
  eventFacets,
  eventHistogram,
  eventTypeView,
  openedValues,
  ownSensitiveView,
  recordAsOf,
  sampleDetail,
  sampleSummary,
  savedSearchView,
  type AuditEvent,
} from '@annals/contracts/features/audit/views';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { RECORD_CATEGORIES } from '@annals/contracts/record-categories';
import { historyEntry } from '@annals/contracts/kernel/history';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let auditor: Client;
let employee: Client;
let manager: Client;
/** Everything that had happened when the tests began. */
let log: RecordedEvent[];
beforeAll(async () => {
  product = await startProduct();
  auditor = await product.as('auditor');
  employee = await product.as('employee');
  manager = await product.as('manager');
  log = await everything();
  await caughtUp();
});
afterAll(() => product.stop());

async function everything(): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after = 0n; ;) {
    const page = await product.annals.services.log.readAll({ after, limit: 1_000 });
    events.push(...page.events);
    if (page.atEnd) return events;
    after = page.next;
  }
}
/** Lets the auditor's next reads wait for all there is. */
async function caughtUp(): Promise<void> {
  for (const client of [auditor, employee, manager]) client.position = String(await product.head());
}
async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  client: Client = auditor,
): Promise<z.infer<Schema>> {
  const answer = await client.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return schema.parse(answer.json);
}
const events = (query: Record<string, string> = {}) =>
  read(`/api/audit/events?${new URLSearchParams(query).toString()}`, auditEventPage);
const facets = (query: Record<string, string> = {}) =>
  read(`/api/audit/event-facets?${new URLSearchParams(query).toString()}`, eventFacets);

async function report(title: string): Promise<string> {
  const answer = await employee.post('/api/pain-points', {
    title,
    description: 'Half of Monday goes into rounds that repeat each other.',
    category: 'process',
    priority: 'high',
    impactLevel: 8,
    frequency: 'weekly',
  });
  const { id } = commandAnswer.parse(answer.json);
  await caughtUp();
  return id;
}

describe('the explorer', () => {
  test('reads the whole log, newest first, and back again page by page', async () => {
    const forward: AuditEvent[] = [];
    let page = await events({ limit: '200' });
    const first = page;
    expect(page.newer).toBeNull();
    for (;;) {
      forward.push(...page.events);
      if (page.older === null) break;
      page = await events({ limit: '200', older: page.older });
    }
    const happened = forward.map(({ occurredAt }) => occurredAt);
    expect(happened).toEqual([...happened].sort().reverse());
    expect(new Set(forward.map(({ id }) => id)).size).toBe(forward.length);
    const head = Number(await product.head());
    expect(forward.length).toBe(head);
    const backward: AuditEvent[] = [...page.events];
    for (; page.newer !== null; backward.unshift(...page.events))
      page = await events({ limit: '200', newer: page.newer });
    expect(backward.map(({ id }) => id)).toEqual(forward.map(({ id }) => id));
    expect(page.events[0]?.id).toBe(first.events[0]?.id);
  });

  test('narrows to a person as subject, as actor or as either', async () => {
    const { id } = product.cast.manager;
    const acted = log.filter(({ metadata }) => metadata.actorId === id).length;
    const asActor = await facets({ person: id, as: 'actor' });
    expect(asActor.counted).toBeGreaterThanOrEqual(acted);
    for (const { actorId } of (await events({ person: id, as: 'actor' })).events) expect(actorId).toBe(id);
    const named = (event: RecordedEvent) => JSON.stringify(event.data).includes(id);
    for (const event of (await events({ person: id, as: 'subject', limit: '20' })).events) {
      const found = log.find((candidate) => candidate.id === event.id);
      if (found) expect(named(found)).toBe(true);
    }
    const [subject, either] = [await facets({ person: id, as: 'subject' }), await facets({ person: id })];
    expect(either.counted).toBeGreaterThanOrEqual(Math.max(subject.counted, asActor.counted));
    expect(either.counted).toBeLessThanOrEqual(subject.counted + asActor.counted);
    const found = await read(
      '/api/audit/people?search=' + product.cast.manager.lastName,
      z.array(auditPerson),
    );
    expect(found.map((person) => person.id)).toContain(id);
  });

  test('counts by feature, type, role and month as the log has it, with and without the kept counts', async () => {
    const kept = await facets();
    const all = await everything();
    expect(kept).toMatchObject({ counted: all.length, isComplete: true });
    for (const { value, count } of kept.types)
      expect([value, count]).toEqual([value, all.filter(({ type }) => type === value).length]);
    const months = new Map<string, number>();
    for (const { metadata } of all)
      months.set(metadata.occurredAt.slice(0, 7), (months.get(metadata.occurredAt.slice(0, 7)) ?? 0) + 1);
    expect(kept.months.map(({ value, count }) => [value, count])).toEqual([...months].sort());
    // From the first instant there is: the same events, counted one by one.
    const counted = await facets({ from: '2000-01-01T00:00:00.001Z' });
    expect(counted).toEqual(kept);
    const type = 'MeetingScheduled';
    const role = 'manager';
    expect((await facets({ type, role })).counted).toBe(
      all.filter((event) => event.type === type && event.metadata.actorRole === role).length,
    );
  });

  test('counts when events happened, with and without the kept counts, and leaves automatic acts out', async () => {
    const histogram = (query: Record<string, string> = {}) =>
      read(`/api/audit/event-histogram?${new URLSearchParams(query).toString()}`, eventHistogram);
    const all = await everything();
    const kept = await histogram();
    expect(kept.isComplete).toBe(true);
    for (const { from, until, count } of kept.bars)
      expect([from, count]).toEqual([
        from,
        all.filter(({ metadata: { occurredAt } }) => occurredAt >= from && occurredAt < until).length,
      ]);
    expect(kept.bars.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    expect(await histogram({ from: '2000-01-01T00:00:00.001Z' })).toEqual(kept);

    const byPeople = all.filter(({ metadata }) => metadata.actorRole !== 'system').length;
    expect(byPeople).toBeLessThan(all.length);
    expect((await facets({ system: 'hidden' })).counted).toBe(byPeople);
    expect((await facets({ system: 'hidden', from: '2000-01-01T00:00:00.001Z' })).counted).toBe(byPeople);
    for (const { actorRole } of (await events({ system: 'hidden', limit: '200' })).events)
      expect(actorRole).not.toBe('system');
    const types = await read('/api/audit/event-types', z.array(eventTypeView));
    expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(['MeetingScheduled']));
    expect(types).toHaveLength(eventDefinitions.length);
  });

  test('finds words that are not personal, and none that are', async () => {
    const title = `Zyqwords${randomUUID().slice(0, 8)}`;
    const id = await report(title);
    expect((await events({ text: title })).events).toEqual([]);
    const stream = `painPoint-${id}`;
    expect((await events({ stream, text: 'process' })).events.map((event) => event.type)).toEqual([
      'PainPointReported',
    ]);
    expect((await events({ text: '***' })).events).toEqual([]);
    const [event] = (await events({ stream })).events;
    expect((await events({ command: event?.commandId ?? '' })).events.map((found) => found.id)).toEqual([
      event?.id,
    ]);
  });

  test('refuses what is no filter, and everybody else', async () => {
    for (const wrong of ['from=yesterday', 'person=x', 'as=boss', 'surprise=1', 'limit=0'])
      expect((await auditor.get(`/api/audit/events?${wrong}`)).status).toBe(422);
    expect((await auditor.get('/api/audit/events?older=x')).status).toBe(400);
    for (const client of [employee, manager])
      expect((await client.get('/api/audit/events')).status).toBe(403);
  });
});

describe('an event', () => {
  test('is shown with its facts, its neighbours and its chain; what is sensitive is hidden', async () => {
    const title = `About ${randomUUID()}`;
    const id = await report(title);
    await manager.patch(`/api/pain-points/${id}`, { status: 'in_progress' });
    await caughtUp();
    const [takenUp, reported] = (await events({ stream: `painPoint-${id}` })).events;
    const detail = await read(`/api/audit/events/${reported?.id ?? ''}`, auditEventDetail);
    expect(detail).toMatchObject({
      type: 'PainPointReported',
      description: 'Someone reported a workplace problem to their manager.',
      previousId: null,
      nextId: takenUp?.id,
      hasSensitive: true,
      chain: [{ id: reported?.id, causeId: null }],
    });
    expect(detail.values.filter(({ kind }) => kind === 'hidden').map(({ field }) => field)).toEqual([
      'title',
      'description',
    ]);
    expect(detail.values.find(({ field }) => field === 'managerId')).toMatchObject({ kind: 'person' });
    expect(detail.sentence).toMatch(/ reported “\[hidden\]”\.$/);
    expect((await read(`/api/audit/events/${takenUp?.id ?? ''}`, auditEventDetail)).changes).toEqual([
      { field: 'Status', kind: 'text', before: 'open', after: 'in_progress' },
    ]);
    expect(JSON.stringify(detail)).not.toContain(title);
    expect((await auditor.get(`/api/audit/events/${randomUUID()}`)).status).toBe(404);
  });

  test('hangs under what it followed from, also across commands', async () => {
    const services = product.annals.services;
    const [cause, effect] = [randomUUID(), randomUUID()];
    const act = (commandId: string, causationId?: string) => ({
      commandId,
      correlationId: cause,
      actorId: 'system:test',
      actorRole: 'system',
      occurredAt: new Date().toISOString(),
      ...(causationId === undefined ? {} : { causationId }),
    });
    const personId = product.cast.employee.id;
    const read1 = { type: 'NotificationRead', data: { notificationId: `x:${cause}`, personId } };
    await services.log.append(`notification-${cause}`, [read1], act(cause), 'no-stream');
    const read2 = { type: 'NotificationRead', data: { notificationId: `x:${effect}`, personId } };
    await services.log.append(`notification-${effect}`, [read2], act(effect, cause), 'no-stream');
    await caughtUp();
    const [event] = (await events({ command: effect })).events;
    const { chain } = await read(`/api/audit/events/${event?.id ?? ''}`, auditEventDetail);
    expect(chain.map((node) => [node.stream, node.causeId])).toEqual([
      [`notification-${cause}`, null],
      [`notification-${effect}`, chain[0]?.id],
    ]);
  });
});

/** The longest words of the log that an auditor may see with a reason alone. */
function secretsIn(recorded: readonly RecordedEvent[]): Set<string> {
  const secrets = new Set<string>();
  const clear: string[] = [];
  for (const event of recorded) {
    const definition = eventDefinitions.find(({ type }) => type === event.type);
    if (!definition) continue;
    clear.push(JSON.stringify(masked(definition, event.data as Record<string, unknown>)));
    for (const field of sensitiveFields(definition)) {
      const value = (event.data as Record<string, unknown>)[field];
      if (typeof value === 'string' && value.length > 25) secrets.add(value);
    }
  }
  // What stands in clear elsewhere, as the title of a milestone does beside the points for it, is no secret.
  const all = clear.join('\n');
  for (const secret of secrets) if (all.includes(JSON.stringify(secret).slice(1, -1))) secrets.delete(secret);
  return secrets;
}

describe('a record', () => {
  test('of every feature is told and replayed, and no sensitive word is among it', async () => {
    const secrets = secretsIn(log);
    expect(secrets.size).toBeGreaterThan(50);
    const streams = new Map<string, string[]>();
    for (const { stream } of log) {
      const category = stream.slice(0, stream.indexOf('-'));
      const known = streams.get(category) ?? [];
      if (known.length < 2 && !known.includes(stream)) streams.set(category, [...known, stream]);
    }
    expect(streams.size).toBeGreaterThan(15);
    for (const stream of [...streams.values()].flat()) {
      const path = `/api/audit/records/${encodeURIComponent(stream)}`;
      const record = await read(path, auditRecord);
      const history = await read(`${path}/history?limit=200`, z.array(historyEntry));
      expect([stream, history.length]).toEqual([stream, record.events]);
      for (const { sentence } of history) expect(sentence).toMatch(/^\S.+[.!?”]$/);
      const asOf = await read(`${path}/as-of?position=1000000000`, recordAsOf);
      for (const row of asOf.rows)
        for (const value of row.values) {
          // At the end of the log, then and now are the same.
          expect([stream, value.field, value.differs]).toEqual([stream, value.field, false]);
          expect(value.then).toEqual(value.now);
        }
      const shown = JSON.stringify([history, asOf]);
      for (const secret of secrets) expect(shown).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });

  test('tells what changed, before and after', async () => {
    const id = await report('Too many rounds');
    await manager.patch(`/api/pain-points/${id}`, { status: 'in_progress' });
    await caughtUp();
    const [takenUp, reported] = await read(
      `/api/audit/records/painPoint-${id}/history`,
      z.array(historyEntry),
    );
    expect(takenUp?.changes).toEqual([
      { field: 'Status', kind: 'text', before: 'open', after: 'in_progress' },
    ]);
    expect(reported?.sentence).toMatch(/ reported “\[hidden\]”\.$/);
    expect((await auditor.get(`/api/audit/records/painPoint-${randomUUID()}/history`)).status).toBe(404);
  });

  test('stands beside today as it was at a position, at a moment it happened and when it was recorded', async () => {
    const id = await report('Rounds on Monday');
    const position = String(await product.head());
    await manager.patch(`/api/pain-points/${id}`, {
      status: 'resolved',
      resolutionNotes: 'One was dropped.',
    });
    await caughtUp();
    const path = `/api/audit/records/painPoint-${id}/as-of`;
    const then = await read(`${path}?position=${position}`, recordAsOf);
    expect(then).toMatchObject({ eventsThen: 1, eventsNow: 2 });
    const valueOf = (field: string) => then.rows[0]?.values.find((value) => value.field === field);
    expect(valueOf('status')).toMatchObject({
      differs: true,
      then: { kind: 'text', text: 'open' },
      now: { kind: 'text', text: 'resolved' },
    });
    expect(valueOf('resolutionNotes')).toMatchObject({
      differs: true,
      then: { kind: 'none' },
      now: { kind: 'hidden' },
    });
    expect(valueOf('title')).toMatchObject({ differs: false, then: { kind: 'hidden' } });
    const stored = (await product.annals.services.readModels('pain_points').where({ id }).first()) as object;
    expect(valueOf('status')?.now.text).toBe((stored as { status: string }).status);
    const [resolved] = (await events({ stream: `painPoint-${id}` })).events;
    for (const clock of ['happened', 'recorded']) {
      const at = clock === 'happened' ? resolved?.occurredAt : resolved?.recordedAt;
      const before = new Date(Date.parse(at ?? '') - 1).toISOString();
      expect((await read(`${path}?moment=${before}&clock=${clock}`, recordAsOf)).eventsThen).toBe(1);
      expect((await read(`${path}?moment=${at ?? ''}&clock=${clock}`, recordAsOf)).eventsThen).toBe(2);
    }
    const never = await read(`${path}?position=1`, recordAsOf);
    expect(never).toMatchObject({ eventsThen: 0, lastThen: null });
    expect(never.rows[0]).toMatchObject({ existedThen: false, existsNow: true });
  });

  test('a list of a feature stands beside today, a page at a time, also of one person', async () => {
    const path = '/api/audit/lists/painPoint/as-of';
    const head = String(await product.head());
    const id = await report('After the replay');
    const now = await read(`${path}?limit=50`, z.array(comparedRow));
    expect(now[0]).toMatchObject({ rowId: id, existedThen: true });
    const then = await read(`${path}?position=${head}&limit=50`, z.array(comparedRow));
    expect(then.some(({ rowId }) => rowId === id)).toBe(false);
    const first = await auditor.get(`${path}?limit=1`);
    expect(first.headers.get('link')).toContain('rel="next"');
    const since = `${path}?position=${await product.head()}&limit=50&changed=true`;
    expect(await read(since, z.array(comparedRow))).toEqual([]);
    await manager.patch(`/api/pain-points/${id}`, { status: 'in_progress' });
    await caughtUp();
    const changed = await read(since, z.array(comparedRow));
    expect(changed.map(({ rowId }) => rowId)).toEqual([id]);
    expect(changed[0]?.values.find(({ field }) => field === 'status')?.differs).toBe(true);
    const theirs = await read(`${path}?person=${product.cast.employee.id}`, z.array(comparedRow));
    expect(theirs.map(({ rowId }) => rowId)).toContain(id);
  });

  test('records in lists are called by a title or by whom they are about, and by nothing that is hidden', async () => {
    const hidden = secretsIn(await everything());
    const unnamed: string[] = [];
    for (const feature of RECORD_CATEGORIES) {
      const rows = await read(`/api/audit/lists/${feature}/as-of?limit=50`, z.array(comparedRow));
      for (const { name, rowId, existsNow } of rows) {
        if (name === null && existsNow) unnamed.push(feature);
        expect([feature, rowId, name]).not.toContainEqual(expect.stringMatching(/^\[(hidden|erased)\]$/));
        if (name !== null) expect(hidden.has(name)).toBe(false);
      }
    }
    // All of a check-in is hidden: without its answers it has no row.
    expect([...new Set(unnamed)]).toEqual(['wellbeingCheckIn']);
  });
});

describe('sensitive values', () => {
  const reason = 'Complaint 2026-17: the words are compared.';
  const opening = async (body: object) => auditor.post('/api/audit/sensitive-views', body);

  test('open with a reason alone, for an hour, to the one who stated it; the person is told and sees why', async () => {
    const title = `Rounds ${randomUUID()}`;
    const id = await report(title);
    const record = `painPoint-${id}`;
    const [event] = (await events({ stream: record })).events;
    const head = await product.written();
    for (const wrong of [{ record }, { record, reason: 'Because' }, { record, reason: ' '.repeat(20) }])
      expect((await opening(wrong)).status).toBe(422);
    expect((await opening({ record: `painPoint-${randomUUID()}`, reason })).status).toBe(404);
    expect((await opening({ record, eventId: randomUUID(), reason })).status).toBe(404);
    expect((await opening({ record: `account-${product.cast.leader.id}`, reason })).status).toBe(409);
    expect(await product.written()).toBe(head);

    const { id: viewId } = commandAnswer.parse((await opening({ record, eventId: event?.id, reason })).json);
    await caughtUp();
    const seen = await read(`/api/audit/sensitive-views/${viewId}`, openedValues);
    expect(seen).toMatchObject({ stream: record, reason });
    expect(seen.events[0]?.values).toContainEqual({ field: 'title', kind: 'text', text: title });
    const [own] = await read('/api/data-access', z.array(ownSensitiveView), employee);
    expect(own).toMatchObject({ feature: 'painPoint', eventType: 'PainPointReported', reason });
    const [told] = await read('/api/notifications?limit=1', z.array(notificationView), employee);
    expect(told).toMatchObject({ kind: 'sensitive_record_viewed', path: '/settings/data-access' });
    expect(await read('/api/data-access', z.array(ownSensitiveView), manager)).toEqual([]);
    expect((await manager.get(`/api/audit/sensitive-views/${viewId}`)).status).toBe(403);
    expect((await auditor.get(`/api/audit/sensitive-views/${randomUUID()}`)).status).toBe(404);

    product.setClock(new Date(Date.now() + 61 * 60_000));
    expect((await auditor.get(`/api/audit/sensitive-views/${viewId}`)).status).toBe(409);
    product.setClock(new Date());
  });

  test('of a whole record open at once, with its history in full words', async () => {
    const title = `Record ${randomUUID()}`;
    const record = `painPoint-${await report(title)}`;
    const { id } = commandAnswer.parse((await opening({ record, reason })).json);
    await caughtUp();
    const seen = await read(`/api/audit/sensitive-views/${id}`, openedValues);
    expect(seen.history[0]?.sentence).toContain(title);
    const again = await read(`/api/audit/records/${record}/history`, z.array(historyEntry));
    expect(JSON.stringify(again)).not.toContain(title);
  });

  test('of an erased person stay erased, whatever the reason', async () => {
    const recorded = log.find(({ type }) => type === 'WellbeingCheckInSubmitted');
    if (recorded === undefined) throw new Error('Nobody has checked in.');
    const { stream, id } = recorded;
    const { employeeId } = recorded.data as { employeeId: string };
    const keys = new PostgresPersonalKeys(
      product.databaseUrl,
      parseMasterKey(randomBytes(32).toString('base64')),
    );
    await keys.destroy(employeeId);
    await keys.close();
    // Every process hears of it by itself.
    const erased = async () => {
      const { values } = await read(`/api/audit/events/${id}`, auditEventDetail);
      return values.filter(({ kind }) => kind === 'erased').length;
    };
    await expect.poll(erased).toBeGreaterThan(5);
    expect((await opening({ record: stream, eventId: id, reason })).status).toBe(409);
  });
});

describe('saved searches and samples', () => {
  test('a search is kept under a name, renamed and removed; it is the auditor’s own', async () => {
    const filter = { feature: 'meeting', from: '2026-01-01T00:00:00.000Z' };
    const saved = await auditor.post('/api/audit/searches', { name: 'Meetings of 2026', filter });
    const { id } = commandAnswer.parse(saved.json);
    const own = async () =>
      (await read('/api/audit/searches', z.array(savedSearchView))).filter((search) => search.id === id);
    expect(await own()).toMatchObject([{ id, name: 'Meetings of 2026', filter }]);
    expect((await auditor.patch(`/api/audit/searches/${id}`, { name: 'Meetings' })).status).toBe(200);
    expect(await own()).toMatchObject([{ name: 'Meetings' }]);
    expect((await auditor.patch(`/api/audit/searches/${randomUUID()}`, { name: 'X' })).status).toBe(404);
    expect((await auditor.post('/api/audit/searches', { name: ' ', filter: {} })).status).toBe(422);
    expect((await manager.post('/api/audit/searches', { name: 'X', filter: {} })).status).toBe(403);
    expect((await auditor.post(`/api/audit/searches/${id}/removal`, {})).status).toBe(200);
    expect(await own()).toEqual([]);
  });

  test('a sample comes out the same for the same seed, and stays what it was while the log grows', async () => {
    const body = { name: 'Meetings', filter: { feature: 'meeting' }, seed: '2026-11', size: 5 };
    const drawn = async (more: object = {}) => {
      const answer = await auditor.post('/api/audit/samples', { ...body, ...more });
      const { id } = commandAnswer.parse(answer.json);
      return read(`/api/audit/samples/${id}`, sampleDetail);
    };
    const [one, same, other] = [await drawn(), await drawn(), await drawn({ seed: 'another' })];
    expect(one).toMatchObject({ size: 5, seed: '2026-11', isReproduced: true });
    expect(one.events).toHaveLength(5);
    for (const { feature } of one.events) expect(feature).toBe('meeting');
    expect(same.events).toEqual(one.events);
    expect(other.events).not.toEqual(one.events);
    await manager.post('/api/meetings', {
      employeeId: product.cast.employee.id,
      title: 'Later',
      scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
      duration: 30,
    });
    await caughtUp();
    expect(await read(`/api/audit/samples/${one.id}`, sampleDetail)).toEqual(one);
    const all = await read('/api/audit/samples', z.array(sampleSummary));
    expect(all.map(({ seed }) => seed).sort()).toEqual(['2026-11', '2026-11', 'another']);
    const head = await product.written();
    const none = await auditor.post('/api/audit/samples', { ...body, filter: { stream: 'meeting-none' } });
    expect(none.status).toBe(422);
    for (const wrong of [{ seed: ' ' }, { size: 0 }, { size: 501 }, { name: '' }])
      expect((await auditor.post('/api/audit/samples', { ...body, ...wrong })).status).toBe(422);
    expect(await product.written()).toBe(head);
  });
});
