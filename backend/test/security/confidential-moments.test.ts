import { gunzipSync } from 'node:zlib';
import { eventDefinitions } from '@annals/contracts/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { commandAnswer, methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import { subjectAccessRoutes } from '@annals/contracts/features/privacy/subject-access-routes';
import { COMPETENCIES } from '@annals/contracts/features/reviews-360/constants';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { routeTables } from '@annals/contracts/routes';
import { extract } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { definitionOf, valuesOf } from '../../src/features/audit/definitions';
import { review360 } from '../../src/features/reviews-360/decider';
import type { Review360Command } from '../../src/features/reviews-360/review-360';
import { startProduct, type Client, type Product } from '../product';

const CONFIDENTIAL = new Set(
  eventDefinitions.filter(({ isConfidential }) => isConfidential).map(({ type }) => type),
);
/** Every query that reads history at a moment: it says so by its own parameters. */
const momentQueries: readonly Route[] = Object.values(routeTables)
  .flatMap((table) => Object.values<Route>(table))
  .filter((route) => route.kind === 'query' && 'moment' in route.query.shape);

let product: Product;
const clients = new Map<Role, Client>();
const clientOf = (role: Role): Client => {
  const client = clients.get(role);
  if (!client) throw new Error(`nobody is signed in as ${role}`);
  return client;
};

beforeAll(async () => {
  product = await startProduct();
  for (const role of ROLES) clients.set(role, await product.as(role));
}, 120_000);
afterAll(() => product.stop());

/** The last event of each confidential type, in clear. */
async function confidentialEvents(): Promise<readonly RecordedEvent[]> {
  const { events } = await product.annals.services.log.readAll({ after: 0n, limit: 1_000_000 });
  return [
    ...new Map(
      events.filter(({ type }) => CONFIDENTIAL.has(type)).map((event) => [event.type, event]),
    ).values(),
  ];
}

/** Before, at and after an event, by position and by both clocks. */
function momentsAround({ position, metadata }: RecordedEvent): string[] {
  const positions = [position - 1n, position, position + 1n].map((at) => `position=${String(at)}`);
  const at = Date.parse(metadata.occurredAt);
  const moments = [at - 1, at, at + 1].map((time) => `moment=${new Date(time).toISOString()}`);
  return [
    ...positions,
    ...moments.flatMap((moment) => ['happened', 'recorded'].map((clock) => `${moment}&clock=${clock}`)),
  ];
}

function addressFor(route: Route, event: RecordedEvent, until: string): string {
  const names: Readonly<Record<string, string>> = {
    stream: event.stream,
    feature: event.stream.split('-')[0] ?? '',
  };
  const path = methodAndPath(route).path.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? '');
  return `${path}?${until}`;
}

describe('a confidential answer, at whatever moment of history', () => {
  test('there are such events, and such reads', async () => {
    expect((await confidentialEvents()).length).toBeGreaterThan(1);
    expect(momentQueries.length).toBeGreaterThan(1);
  });

  test('is read by nobody but those who audit', async () => {
    for (const event of await confidentialEvents())
      for (const route of momentQueries)
        for (const until of momentsAround(event))
          for (const role of ROLES) {
            const { status } = await clientOf(role).get(addressFor(route, event, until));
            if (admits(route.may, role)) expect([200, 404]).toContain(status);
            else expect([role, route.path, status]).toEqual([role, route.path, 403]);
          }
  });

  test('stays hidden from those who audit until they give a reason', async () => {
    let read = 0;
    for (const event of await confidentialEvents()) {
      const values = valuesOf(event);
      const words = definitionOf(event)
        .personalFields.flatMap((field) => textsIn(values[field]))
        .filter((text) => text.length > 8);
      for (const route of momentQueries)
        for (const until of momentsAround(event)) {
          const { status, text } = await clientOf('auditor').get(addressFor(route, event, until));
          if (status === 200) read += 1;
          for (const word of words) expect(text, `${event.type} ${until}`).not.toContain(word);
        }
    }
    expect(read).toBeGreaterThan(10);
  });
});

describe('an archive of everything about somebody', () => {
  test('does not tell them, between two of them, that a peer has answered', async () => {
    const employee = clientOf('employee');
    const { reviewId, peers } = await runningReview();
    const before = await archiveOf(employee);
    const answer = {
      type: 'SubmitFeedback',
      ...Object.fromEntries(COMPETENCIES.map((name) => [`${name}Score`, 4])),
    } as Review360Command;
    for (const id of peers)
      await product.annals.services.dispatch(review360, reviewId, answer, {
        actor: { id, role: 'employee' },
        commandId: `as-a-peer-${id}`,
      });
    await product.caughtUp();
    const after = await archiveOf(employee);
    const about = (files: Files) =>
      [...files].flatMap(([path, text]) =>
        text
          .split('\n')
          .filter((line) => line.includes(reviewId))
          .map((line) => `${path} ${line}`),
      );
    expect(about(before).length).toBeGreaterThan(0);
    expect(about(after)).toEqual(about(before));
    // Nor is anything else in it that was not there before, but the two requests themselves and what they were told of.
    const eventsIn = (files: Files) =>
      [...files].filter(([path]) => path.startsWith('events/')).flatMap(([, text]) => text.split('\n'));
    const known = new Set(eventsIn(before));
    const added = eventsIn(after).filter((line) => line !== '' && !known.has(line));
    for (const line of added) for (const peer of peers) expect(line).not.toContain(peer);
  });
});

type Files = ReadonlyMap<string, string>;

/** A 360 review of the employee that three peers were asked for. */
async function runningReview(): Promise<{ reviewId: string; peers: PersonId[] }> {
  const team = z
    .array(z.object({ id: z.uuid().brand<'PersonId'>() }))
    .parse((await clientOf('manager').get('/api/team/members')).json);
  const peers = team
    .map(({ id }) => id)
    .filter((id) => id !== product.cast.employee.id)
    .slice(0, 3);
  const started = await clientOf('employee').post('/api/reviews-360', {
    revieweeId: product.cast.employee.id,
    reviewPeriod: 'Q1-2062',
    dueDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    status: 'draft',
    reviewerIds: peers,
  });
  const reviewId = commandAnswer.parse(started.json).id;
  expect((await clientOf('manager').post(`/api/reviews-360/${reviewId}/approve`, {})).status).toBe(200);
  await product.caughtUp();
  return { reviewId, peers };
}

/** Asks for one's own archive, waits until it was made, and downloads it as a browser does. */
async function archiveOf(client: Client): Promise<Files> {
  const asked = await client.post('/api/privacy/own-data', { of: 'everything' });
  const { id } = z.object({ id: z.string() }).parse(asked.json);
  const status = async () =>
    subjectAccessRoutes.one.answer.parse((await client.get(`/api/privacy/subject-access/${id}`)).json).status;
  await expect.poll(status).toBe('ready');
  const answer = await fetch(`${product.url}/api/privacy/subject-access/${id}/archive`, {
    headers: { cookie: client.cookieHeader() },
  });
  return filesIn(Buffer.from(await answer.arrayBuffer()));
}

async function filesIn(archive: Buffer): Promise<Files> {
  const files = new Map<string, string>();
  const tar = extract();
  tar.end(gunzipSync(archive));
  for await (const entry of tar) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(Buffer.from(chunk as Uint8Array));
    files.set(entry.header.name.replace(/^annals-data\//, ''), Buffer.concat(chunks).toString('utf8'));
  }
  return files;
}

/** Every text anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
