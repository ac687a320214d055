import { createHash } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { commandAnswer, methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import { COMPETENCIES } from '@annals/contracts/features/reviews-360/constants';
import { review360View } from '@annals/contracts/features/reviews-360/views';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { routeTables } from '@annals/contracts/routes';
import { wellbeingCheckInView } from '@annals/contracts/features/wellbeing/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { derivedId } from '../../src/platform/commands/derived-id';
import { review360 } from '../../src/features/reviews-360/decider';
import type { Review360Command } from '../../src/features/reviews-360/review-360';
import { startProduct, type Client, type Product } from '../product';

const CONFIDENTIAL = new Set(
  eventDefinitions.filter(({ isConfidential }) => isConfidential).map(({ type }) => type),
);
const queries: readonly Route[] = Object.values(routeTables)
  .flatMap((table) => Object.values<Route>(table))
  .filter((route) => methodAndPath(route).method === 'GET');

let product: Product;
const clients = new Map<Role, Client>();
const clientOf = (role: Role): Client => {
  const client = clients.get(role);
  if (!client) throw new Error(`nobody is signed in as ${role}`);
  return client;
};

beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
  for (const role of ROLES) clients.set(role, await product.as(role));
}, 120_000);
afterAll(() => product.stop());

/** Everything a role reads: every query there is, with these values in the place of its parameters. */
async function everythingRead(
  role: Role,
  params: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const route of queries) {
    if (!admits(route.may, role)) continue;
    const path = methodAndPath(route).path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const answer = await clientOf(role).get(path);
    if (answer.status === 200) read.set(route.path, answer.text);
  }
  return read;
}

/** What somebody could make of an id that they know. */
function formsOf(id: string): string[] {
  const digests = ['sha256', 'sha1', 'md5', 'sha512'].flatMap((name) => {
    const hash = createHash(name).update(id).digest();
    return [hash.toString('hex').slice(0, 32), hash.toString('base64url').slice(0, 22)];
  });
  return [...digests, derivedId(id)];
}

async function storedEvents() {
  const { events } = await product.annals.services.log.readStored({ after: 0n, limit: 1_000_000 });
  return events;
}

describe('a pulse check', () => {
  test('in no list, at no role, has an id that follows from what any event or bundle holds', async () => {
    const events = (await storedEvents()).filter(({ type }) => CONFIDENTIAL.has(type));
    // A bundle holds these events to the letter.
    const known = new Set(
      events.flatMap((event) => [event.id, ...textsIn(event.data), ...textsIn(event.metadata)]),
    );
    const forms = new Set([...known].flatMap(formsOf));
    expect(known.size).toBeGreaterThan(100);
    for (const role of ['employee', 'manager', 'leader', 'admin'] as const)
      for (const [path, text] of await everythingRead(role, {}))
        for (const token of text.match(/[\w-]{22,36}/g) ?? [])
          expect(forms.has(token), `${path} as ${role}`).toBe(false);
    const { json } = await clientOf('manager').get('/api/wellbeing/checkins?limit=200');
    const ids = z
      .array(wellbeingCheckInView)
      .parse(json)
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => known.has(id))).toEqual([]);
  });

  test('is paged the same whatever the size of a page, each answer once', async () => {
    const leader = clientOf('leader');
    const whole = z
      .array(wellbeingCheckInView)
      .parse((await leader.get('/api/wellbeing/checkins?limit=200')).json)
      .map(({ id }) => id);
    expect(new Set(whole).size).toBe(whole.length);
    for (const limit of [1, 2, 7]) {
      const paged: string[] = [];
      let next: string | undefined = `/api/wellbeing/checkins?limit=${String(limit)}`;
      while (next !== undefined && paged.length < whole.length + 1) {
        const answer = await leader.get(next);
        paged.push(
          ...z
            .array(wellbeingCheckInView)
            .parse(answer.json)
            .map(({ id }) => id),
        );
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
      }
      expect(paged).toEqual(whole.slice(0, paged.length));
      expect(paged.length).toBe(whole.length);
    }
  });
});

describe('operations', () => {
  test('reads around an event and never in it; of a confidential one not who acted', async () => {
    const events = await storedEvents();
    const some = [
      ...events.filter(({ type }) => CONFIDENTIAL.has(type)).slice(-40),
      ...[...new Map(events.map((event) => [event.type, event])).values()],
    ];
    for (const event of some) {
      const { text, json } = await clientOf('admin').get(`/api/operations/events/${String(event.position)}`);
      expect(json).not.toHaveProperty('data');
      const { actorId } = event.metadata as Record<string, string>;
      const held = textsIn(event.data).filter((held) => held.length > 20 && !event.stream.endsWith(held));
      for (const value of held)
        if (value !== actorId)
          expect(text, `${event.type} at ${String(event.position)}`).not.toContain(value);
      if (CONFIDENTIAL.has(event.type) && actorId !== undefined) expect(text).not.toContain(actorId);
    }
  });
});

describe('an answer to a 360 review', () => {
  let reviewId: string;
  let peers: PersonId[];
  let count = 0;
  const by = (id: PersonId, command: Review360Command) =>
    product.annals.services.dispatch(review360, reviewId, command, {
      actor: { id, role: 'employee' },
      commandId: `as-a-peer-${String((count += 1))}`,
    });
  const answer = (score: number) =>
    ({
      type: 'SubmitFeedback',
      ...Object.fromEntries(COMPETENCIES.map((name) => [`${name}Score`, score])),
    }) as Review360Command;

  beforeAll(async () => {
    const team = z
      .array(z.object({ id: z.uuid().brand<'PersonId'>() }))
      .parse((await clientOf('manager').get('/api/team/members')).json);
    peers = team
      .map(({ id }) => id)
      .filter((id) => id !== product.cast.employee.id)
      .slice(0, 3);
    const started = await clientOf('employee').post('/api/reviews-360', {
      revieweeId: product.cast.employee.id,
      reviewPeriod: 'Q1-2061',
      dueDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      status: 'draft',
      reviewerIds: peers,
    });
    reviewId = commandAnswer.parse(started.json).id;
    expect((await clientOf('manager').post(`/api/reviews-360/${reviewId}/approve`, {})).status).toBe(200);
    // What is read at one moment of the clock differs by what happened alone.
    product.setClock(new Date());
  });

  test('changes nothing that the reviewee, or anybody without a part in it, can read', async () => {
    await product.caughtUp();
    const readers = ['employee', 'leader'] as const;
    const look = async () =>
      new Map(
        await Promise.all(
          readers.map(async (role) => [role, await everythingRead(role, { reviewId })] as const),
        ),
      );
    let before = await look();
    for (const peer of peers) {
      await by(peer, answer(4));
      await product.caughtUp();
      const after = await look();
      for (const role of readers)
        for (const [path, text] of after.get(role) ?? [])
          expect(text, `${path} as ${role}`).toBe(before.get(role)?.get(path));
      before = after;
    }
    const shown = review360View.parse((await clientOf('employee').get(`/api/reviews-360/${reviewId}`)).json);
    expect(shown).toMatchObject({
      peerReviewsCompleted: null,
      directReportReviewsCompleted: null,
      progress: 0,
    });
    // Whoever releases has to know how many there are.
    const kept = review360View.parse((await clientOf('manager').get(`/api/reviews-360/${reviewId}`)).json);
    expect(kept.peerReviewsCompleted).toBe(3);
  });

  test('is counted for the reviewee with the results', async () => {
    await by(product.cast.employee.id, answer(3));
    await by(product.cast.manager.id, answer(4));
    expect((await clientOf('manager').post(`/api/reviews-360/${reviewId}/release`, {})).status).toBe(200);
    await product.caughtUp();
    const shown = review360View.parse((await clientOf('employee').get(`/api/reviews-360/${reviewId}`)).json);
    expect(shown).toMatchObject({ status: 'completed', peerReviewsCompleted: 3 });
  });
});

/** Every text anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
