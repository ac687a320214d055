import { gunzipSync } from 'node:zlib';
import { peopleIn } from '@annals/contracts/features/audit/people-in';
import { isErased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { subjectAccessId, type SubjectAccessId } from '@annals/contracts/features/privacy/ids';
import { privacyRoutes } from '@annals/contracts/features/privacy/routes';
import { subjectAccessRoutes } from '@annals/contracts/features/privacy/subject-access-routes';
import type { SubjectAccessView } from '@annals/contracts/features/privacy/subject-access-views';
import { extract } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { COLLECTED } from '../src/features';
import { ArchiveWriter } from '../src/platform/archives/archive-writer';
import { definitionOf, valuesOf } from '../src/features/audit/definitions';
import { disclosureOf } from '../src/features/privacy/subject-access/disclosure';
import { makeSubjectAccess, writeSubjectAccess } from '../src/features/privacy/subject-access/make';
import { subjectAccess } from '../src/features/privacy/subject-access/decider';
import { profile } from '../src/features/person/profile-decider';
import { grantAtServer } from './operator';
import { startProduct, type Client, type Product } from './product';

/** For what a read model comes to in its own time. */
const PATIENT = { timeout: 20_000, interval: 100 };

let product: Product;
let employee: Client;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  admin = await product.as('admin');
  // Words between people, so that there is something to leave out.
  const manager = await product.as('manager');
  await manager.post('/api/messages', { recipientId: product.cast.employee.id, text: 'Only for your eyes' });
  await employee.post('/api/messages', { recipientId: product.cast.manager.id, text: 'Only for their eyes' });
}, 180_000);
afterAll(() => product.stop());

const line = z.object({
  id: z.string(),
  type: z.string(),
  record: z.string(),
  data: z.record(z.string(), z.unknown()),
  leftOut: z.array(z.string()).optional(),
});
type Files = ReadonlyMap<string, string>;

async function filesOf(archive: Buffer): Promise<Files> {
  const files = new Map<string, string>();
  const tar = extract();
  tar.on('entry', ({ name }, stream, next) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk as Buffer));
    stream.on('end', () => {
      files.set(name.slice('annals-data/'.length), Buffer.concat(chunks).toString('utf8'));
      next();
    });
  });
  tar.end(gunzipSync(archive));
  await new Promise<void>((done) => tar.on('finish', () => done()));
  return files;
}

const linesIn = (files: Files) =>
  [...files]
    .filter(([path]) => path.startsWith('events/'))
    .flatMap(([, text]) => text.trimEnd().split('\n'))
    .map((text) => line.parse(JSON.parse(text)));

async function made(client: Client, id: string): Promise<SubjectAccessView> {
  return vi.waitFor(
    async () => {
      const answer = await client.get(`/api/privacy/subject-access/${id}`);
      const one = subjectAccessRoutes.one.answer.parse(answer.json);
      expect(one.status).toBe('ready');
      return one;
    },
    { timeout: 55_000, interval: 200 },
  );
}

async function download(client: Client, id: string): Promise<Files> {
  const answer = await fetch(`${product.url}/api/privacy/subject-access/${id}/archive`, {
    headers: { cookie: client.cookieHeader() },
  });
  expect(answer.status).toBe(200);
  return filesOf(Buffer.from(await answer.arrayBuffer()));
}

const origin = (id: PersonId) => ({
  actor: { id, role: 'auditor' as const },
  commandId: crypto.randomUUID(),
});
const idOf = (answer: { json: unknown }) => z.object({ id: z.string() }).parse(answer.json).id;
const own = async (client: Client) =>
  subjectAccessRoutes.own.answer.parse((await client.get('/api/privacy/own-data')).json);
const eventsOf = async (id: string) =>
  (await product.annals.services.log.readStream(`subjectAccess-${id}`)).map(({ type }) => type);

async function wholeLog(): Promise<readonly RecordedEvent[]> {
  return (await product.annals.services.log.readAll({ after: 0n, limit: 1_000_000 })).events;
}

/** The archive a person would get of themself, up to the head of the log. */
async function archiveOf(id: PersonId): Promise<Files> {
  const { services } = product.annals;
  const head = await product.head();
  expect(await services.feed.waitFor(['event_index', 'people'], head, 30_000)).toBe(true);
  const pieces: Buffer[] = [];
  await writeSubjectAccess(
    services,
    { id: crypto.randomUUID(), personId: id, requestedBy: id, requestedAt: new Date().toISOString() },
    head,
    { write: (piece) => Promise.resolve(void pieces.push(piece)), progress: () => Promise.resolve() },
  );
  return filesOf(Buffer.concat(pieces));
}

/** The texts in the personal values of an event, as long as none of them can stand somewhere else by chance. */
function wordsIn(event: RecordedEvent): string[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null && !isErased(value)
        ? Object.values(value).flatMap(texts)
        : [];
  const { personalFields } = definitionOf(event);
  const data = valuesOf(event);
  return personalFields
    .filter((field) => field !== 'firstName' && field !== 'lastName')
    .flatMap((field) => texts(data[field]))
    .filter((text) => text.length >= 12 && /[ @]/.test(text));
}

describe('an archive of everything about a person', () => {
  test('is in the language that the person reads', async () => {
    const reader = await product.as('leader');
    expect((await reader.patch('/api/account/profile', { language: 'de' })).status).toBe(200);
    const files = await archiveOf(product.cast.leader.id);
    const report = files.get('report.html') ?? '';
    expect(report).toContain('<html lang="de">');
    for (const words of ['Was Annals über', 'Was hier nicht enthalten ist', 'Stimmungsabfragen der Personen'])
      expect(report).toContain(words);
    expect(files.get('README.txt')).toContain('alles in klaren Sätzen, nach Bereichen');
  });

  test('is asked for in Settings, made in the background, downloaded, and every step is an event', async () => {
    const asked = await employee.post('/api/privacy/own-data', { of: 'everything' });
    expect(asked.status).toBe(201);
    const id = idOf(asked);
    const ready = await made(employee, id);
    expect(ready).toMatchObject({ reason: null, downloads: 0, personId: product.cast.employee.id });
    expect(Date.parse(ready.availableUntil ?? '')).toBeGreaterThan(Date.now());

    const files = await download(employee, id);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['README.txt', 'report.html', 'person.json', 'looks.json', 'catalogue.json']),
    );
    const report = files.get('report.html') ?? '';
    expect(report).toContain('What Annals holds about');
    expect(report).toContain('What peers and direct reports answered about you');
    expect(report).toContain('Only for your eyes');
    expect(report).not.toMatch(/>\d{4}-\d\d-\d\d/);
    expect(files.get('person.json')).toContain('employee@annals.example');
    expect(linesIn(files)).toHaveLength(ready.events ?? 0);

    employee.position = String(await product.head());
    expect((await own(employee))[0]).toMatchObject({ id, downloads: 1 });
    expect(await eventsOf(id)).toEqual([
      'SubjectAccessRequested',
      'SubjectAccessPrepared',
      'SubjectAccessDownloaded',
    ]);
  });

  test('holds every event about them and every one of their words, and none of the words about others', async () => {
    const { services } = product.annals;
    const { id: pictured } = product.cast.employee;
    const picture = await services.pictures.keep(pictured, crypto.randomUUID(), Buffer.from('a square'));
    await services.dispatch(
      profile,
      pictured,
      { type: 'ChangeOwnPicture', personId: pictured, picture },
      origin(pictured),
    );
    const events = await wholeLog();
    const records = new Map<string, RecordedEvent[]>();
    for (const event of events) records.set(event.stream, [...(records.get(event.stream) ?? []), event]);
    // Besides the five: whose 360 review peers have answered, and whose pulse checks went to a manager.
    const reviewed = events.find(
      ({ type, data }) =>
        type === 'FeedbackSubmitted' && (data as { reviewerType: string }).reviewerType === 'peer',
    );
    const { cast } = product;
    const chosen = new Set<PersonId>(
      [cast.employee, cast.manager, cast.leader, cast.admin, cast.auditor].map((one) => one.id),
    );
    if (reviewed) chosen.add(personId.parse((reviewed.data as { employeeId: string }).employeeId));
    expect(reviewed).toBeDefined();

    for (const id of chosen) {
      const files = await archiveOf(id);
      const everything = [...files.values()].join('\n');
      expect(files.get('picture.webp')).toBe(id === pictured ? 'a square' : undefined);
      const whose = { personId: id, isForAdministratorAlone: false };
      const concerning = events.filter(
        (event) =>
          event.metadata.actorId === id || peopleIn(definitionOf(event), valuesOf(event)).includes(id),
      );
      const kindOf = (event: RecordedEvent) =>
        disclosureOf(COLLECTED.disclosures, event, records.get(event.stream) ?? [], whose).kind;
      const expected = concerning.filter((event) => kindOf(event) !== 'nothing');
      const found = linesIn(files);
      expect(found.map((one) => one.id).toSorted()).toEqual(expected.map((one) => one.id).toSorted());
      expect(expected.length).toBeGreaterThan(3);

      const theirs = new Set(expected.filter((event) => kindOf(event) === 'whole').flatMap(wordsIn));
      const inLines = JSON.stringify(found.map(({ data }) => data));
      for (const words of theirs) expect(inLines).toContain(JSON.stringify(words).slice(1, -1));
      const others = events
        .filter((event) => !concerning.includes(event) || kindOf(event) !== 'whole')
        .flatMap(wordsIn)
        .filter((words) => ![...theirs].some((own) => own.includes(words)));
      // What comes of the answers of a crowd, once released, is theirs: the product shows them the same.
      const released = files.get('reviews-360-results.json') ?? '';
      const known = new Set(others.filter((words) => !released.includes(JSON.stringify(words))));
      expect(known.size).toBeGreaterThan(50);
      const plain = everything + unescaped(files.get('report.html') ?? '');
      expect(
        [...known].filter((words) => plain.includes(words) || plain.includes(JSON.stringify(words))),
      ).toEqual([]);
    }
  });

  test('says nothing of pulse checks to the manager of those who answered', async () => {
    const { manager } = product.cast;
    const events = await wholeLog();
    const answered = events.filter(
      ({ type, data }) =>
        type === 'WellbeingCheckInSubmitted' && (data as { managerId: string }).managerId === manager.id,
    );
    expect(answered.length).toBeGreaterThan(0);
    const ids = new Set(linesIn(await archiveOf(manager.id)).map(({ id }) => id));
    expect(answered.filter(({ id, metadata }) => ids.has(id) && metadata.actorId !== manager.id)).toEqual([]);
  });

  test('of an administrator needs a reason, is told to the person, and leaves out what is for them alone', async () => {
    const { employee: subject } = product.cast;
    const path = `/api/privacy/people/${subject.id}/subject-access`;
    expect((await admin.post(path, { reason: ' ' })).status).toBe(422);
    const reason = 'They asked for it by letter and cannot sign in.';
    const id = idOf(await admin.post(path, { reason }));
    await made(admin, id);
    const files = await download(admin, id);
    const pulse = linesIn(files).find(({ type }) => type === 'WellbeingCheckInSubmitted');
    // Not even that they answered.
    expect(pulse).toBeUndefined();
    expect([...files.values()].join('')).not.toContain('Only for your eyes');

    employee.position = String(await product.head());
    expect((await own(employee))[0]).toMatchObject({ id, reason, downloads: 1 });
    const told = await vi.waitFor(async () => {
      const { text } = await employee.get('/api/notifications');
      expect(text).toContain('own_data_asked_for');
      return text;
    }, PATIENT);
    expect(told).toContain(reason);
    // The next one they ask for themself tells of it.
    expect((await archiveOf(subject.id)).get('looks.json')).toContain(reason);
    const listed = subjectAccessRoutes.list.answer.parse(
      (await admin.get(`/api/privacy/subject-access?personId=${subject.id}`)).json,
    );
    // What the person asked for themself is known to administrators, and not theirs to open.
    expect(listed.map(({ requestedBy, availableUntil }) => [requestedBy, availableUntil !== null])).toEqual([
      [product.cast.admin.id, true],
      [subject.id, false],
    ]);
  });

  test('is nobody else’s: neither the archive nor that there is one', async () => {
    const id =
      (await own(employee)).find(({ requestedBy }) => requestedBy === product.cast.employee.id)?.id ?? '';
    const nowhere = `/api/privacy/subject-access/${id}`;
    for (const [email, role] of [
      ['manager@annals.example', 'manager'],
      ['leader@annals.example', 'manager'],
      ['auditor@annals.example', 'admin'],
    ] as const) {
      const client = await product.signedIn(email, role);
      expect((await client.get(nowhere)).status).toBe(404);
      expect((await client.get(`${nowhere}/archive`)).status).toBe(404);
    }
    expect((await admin.get(nowhere)).status).toBe(200);
    expect((await admin.get(`${nowhere}/archive`)).status).toBe(404);
    expect((await product.visitor().get(`${nowhere}/archive`)).status).toBe(404);
    expect((await employee.get('/api/privacy/subject-access/not-an-id/archive')).status).toBe(404);
    expect(await eventsOf(id)).toHaveLength(3);
  });

  /** One that is asked for while another worker seems to be at it, so that the product's own leaves it alone. */
  async function takenByAnother(): Promise<SubjectAccessId> {
    const { services, cast } = { ...product.annals, ...product };
    const id = subjectAccessId.parse(crypto.randomUUID());
    await new ArchiveWriter(services.pool).take(id, { days: 14 });
    const [personId, requestedBy] = [cast.auditor.id, cast.auditor.id];
    await services.dispatch(
      subjectAccess,
      id,
      {
        type: 'RequestSubjectAccess',
        accessId: id,
        personId,
        requestedBy,
        reason: undefined,
        isBeingMade: false,
      },
      origin(personId),
    );
    return id;
  }

  test('is made once, however often its job runs, and again when it was interrupted', async () => {
    const { services } = product.annals;
    const id = await takenByAnother();
    await makeSubjectAccess(services, id);
    expect(await eventsOf(id)).toEqual(['SubjectAccessRequested']);
    await services.pool.query(`UPDATE annals_evidence.exports SET beat_at = '-infinity' WHERE id = $1`, [id]);
    await Promise.all([makeSubjectAccess(services, id), makeSubjectAccess(services, id)]);
    await vi.waitFor(
      async () => expect(await eventsOf(id)).toEqual(['SubjectAccessRequested', 'SubjectAccessPrepared']),
      PATIENT,
    );
    await makeSubjectAccess(services, id);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('that was given up says why, and is not made after all', async () => {
    const { services, cast } = { ...product.annals, ...product };
    const id = await takenByAnother();
    const problem = 'It could not be made within a day.';
    await services.dispatch(
      subjectAccess,
      id,
      { type: 'FailSubjectAccess', problem },
      origin(cast.auditor.id),
    );
    await services.pool.query(`UPDATE annals_evidence.exports SET beat_at = '-infinity' WHERE id = $1`, [id]);
    await makeSubjectAccess(services, id);
    expect(await eventsOf(id)).toEqual(['SubjectAccessRequested', 'SubjectAccessFailed']);
    const auditor = await product.as('auditor');
    auditor.position = String(await product.head());
    expect((await own(auditor)).find((one) => one.id === id)).toMatchObject({ status: 'failed', problem });
  });

  test('of somebody who was erased says so, and what was made before is gone', async () => {
    const { leader } = product.cast;
    const left = product.cast.employee;
    const { services } = product.annals;
    await grantAtServer(product, leader.id, 'admin');
    const other = await product.signedIn('leader@annals.example', 'admin');
    const [before] = await own(employee);
    await admin.post(`/api/people/${left.id}/departure`, { lastDay: new Date().toISOString().slice(0, 10) });
    const standing = async () =>
      privacyRoutes.one.answer.parse((await admin.get(`/api/privacy/people/${left.id}`)).json);
    await vi.waitFor(async () => expect((await standing()).allowed.request).toBe(true), PATIENT);
    await admin.post(`/api/privacy/people/${left.id}/erasure`, { reason: 'Asked for in a letter.' });
    expect((await other.post(`/api/privacy/people/${left.id}/erasure/approval`, {})).status).toBe(200);
    await vi.waitFor(async () => expect((await standing()).status).toBe('erased'), {
      timeout: 50_000,
      interval: 300,
    });
    expect((await admin.get(`/api/privacy/subject-access/${before?.id ?? ''}/archive`)).status).toBe(404);
    const kept = await services.pool.query('SELECT FROM annals_evidence.exports WHERE about = $1', [left.id]);
    expect(kept.rowCount).toBe(0);

    const files = await archiveOf(left.id);
    const report = files.get('report.html') ?? '';
    expect(report).toContain('This person was erased on');
    expect(report).toContain('What Annals holds about Erased person');
    const all = [...files.values()].join('\n');
    expect(all).not.toContain('Only for your eyes');
    expect(all).not.toContain(left.email);
    expect(linesIn(files).some(({ data }) => Object.values(data).some(isErased))).toBe(true);
  });

  test('tells the second administrator of a waiting erasure, and the first of what became of it', async () => {
    const told = async (client: Client) => (await client.get('/api/notifications')).text;
    const other = await product.signedIn('leader@annals.example', 'admin');
    await vi.waitFor(async () => expect(await told(other)).toContain('erasure_waiting'), PATIENT);
    await vi.waitFor(async () => expect(await told(admin)).toContain('erasure_done'), PATIENT);
  });
});

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
