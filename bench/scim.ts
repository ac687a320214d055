/**
 * A directory of 10,000 people that a SCIM client takes over: each a request of their own, in an order in which every other one arrives before
 * their manager; then the same once more, which changes nothing. Run: npm run bench scim
 */
import { randomUUID } from 'node:crypto';
import { serviceTokenId } from '@annals/contracts/features/service-tokens/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { ServiceTokens } from '@annals/backend/platform/sessions/service-tokens';
import { openPool } from '@annals/projections/engine/connections';
import { benchServer, describeMachine } from './bench-server';
import { demoLog } from './demo-log';
import { benchProduct } from './product';

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 10_000);
/** Requests that a client has under way at once. */
const AT_ONCE = 200;
/** How many report to one. */
const SPAN = 8;
const TARGET_PER_SECOND = 200;
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const server = await benchServer();
const log = await demoLog(server.url, 50, 1);
console.log(await describeMachine(log.url));
const product = await benchProduct(log, 1);
const pool = openPool(log.url, 1);
const secret = await new ServiceTokens(pool).keep(
  {
    id: serviceTokenId.parse(randomUUID()),
    kind: 'scim',
    name: 'Bench',
    ownerId: null,
    asRole: 'admin',
    permissions: [],
    isApproved: true,
  },
  personId.parse(randomUUID()),
  new Date(Date.now() + 86_400_000).toISOString(),
);

const nameOf = (number: number) => `person-${String(number)}@contoso.example`;
const bodyOf = (number: number) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
  userName: nameOf(number),
  externalId: `ext-${String(number)}`,
  active: true,
  name: { givenName: 'Person', familyName: `Number ${String(number)}` },
  emails: [{ value: nameOf(number), type: 'work', primary: true }],
  title: 'Analyst',
  [ENTERPRISE]: {
    department: `Department ${String(number % 40)}`,
    ...(number === 0 ? {} : { manager: { value: `ext-${String(Math.floor((number - 1) / SPAN))}` } }),
  },
});

async function send(method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${product.address}/api/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${String(answer.status)} ${text}`);
  return JSON.parse(text);
}

/** Sends all of it, so many requests at once. @returns how many a second */
async function rateOf(numbers: readonly number[], act: (number: number) => Promise<void>): Promise<number> {
  const begun = performance.now();
  const left = [...numbers];
  const worker = async () => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) await act(number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return numbers.length / ((performance.now() - begun) / 1_000);
}

/** Events of the client: checkpoints and reminders go on meanwhile. */
const eventsOf = async () =>
  (
    await pool.query<{ count: string }>(
      `SELECT count(*) AS count FROM annals_events.events WHERE metadata ->> 'actorKind' = 'scim'`,
    )
  ).rows[0]?.count;

const ids = new Map<number, string>();
// In an order of no meaning, the same each time.
const numbers = Array.from({ length: PEOPLE }, (_, number) => number).sort(
  (one, other) => ((one * 7_919) % PEOPLE) - ((other * 7_919) % PEOPLE),
);
const hired = await rateOf(numbers, async (number) => {
  ids.set(number, ((await send('POST', '/Users', bodyOf(number))) as { id: string }).id);
});
const before = await eventsOf();
const again = await rateOf(numbers, async (number) => {
  await send('PUT', `/Users/${ids.get(number) ?? ''}`, bodyOf(number));
});
const changed = (await eventsOf()) !== before;
const { rows } = await pool.query<{ waiting: string }>(
  'SELECT count(*) AS waiting FROM annals_scim.users WHERE "managerRef" IS NOT NULL',
);
console.log(
  `hired        ${Math.round(hired)} people a second (target ${String(TARGET_PER_SECOND)}), half of them before their manager`,
);
console.log(
  `the same     ${Math.round(again)} a second; ${changed ? 'something changed' : 'nothing changed'}; ${String(rows[0]?.waiting)} wait for a manager`,
);
await pool.end();
await product.stop();
await server.stop();
process.exitCode = hired < TARGET_PER_SECOND || changed || Number(rows[0]?.waiting) > 0 ? 1 : 0;
