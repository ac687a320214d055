import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { foldInMemory } from '@annals/projections/engine/fold';
import { meetings } from '@annals/projections/features/meetings/meetings-fold';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './product';
import { ProductProcess } from './product-process';

const CALLERS = 8;

let product: ProductProcess;
beforeEach(async () => {
  product = await ProductProcess.onServerOfItsOwn();
});
afterEach(() => product.close());

/** People who schedule meetings all the time, and send each request again under the same key until it is answered. */
class Load {
  readonly answered = new Map<string, string>();
  private refused = 0;
  private url: string;
  private running = true;
  private readonly callers: Promise<void>[];

  constructor(url: string, employeeId: string) {
    this.url = url;
    this.callers = Array.from({ length: CALLERS }, () => this.call(employeeId));
  }

  moveTo(url: string): void {
    this.url = url;
  }

  async untilAnswered(count: number): Promise<void> {
    await expect
      .poll(() => this.answered.size, { timeout: 60_000, interval: 10 })
      .toBeGreaterThanOrEqual(count);
  }

  /** Until every caller may have found out that nobody stores anything now. */
  async untilRefused(): Promise<void> {
    const before = this.refused;
    await expect
      .poll(() => this.refused - before, { timeout: 60_000, interval: 10 })
      .toBeGreaterThanOrEqual(CALLERS);
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.callers);
  }

  private async call(employeeId: string): Promise<void> {
    while (this.running) {
      const key = randomUUID();
      const body = { title: key, employeeId, scheduledAt: '2030-01-07T10:00:00.000Z', duration: 30 };
      while (!this.answered.has(key)) {
        const id = await this.attempt(key, body);
        if (id !== undefined) {
          this.answered.set(key, id);
          continue;
        }
        this.refused += 1;
        await setTimeout(20);
      }
    }
  }

  private async attempt(key: string, body: object): Promise<string | undefined> {
    try {
      const client = await this.session();
      const answer = await client.post('/api/meetings', body, { 'Idempotency-Key': key });
      return answer.status === 201 ? commandAnswer.parse(answer.json).id : undefined;
    } catch {
      return undefined;
    }
  }

  private signedIn: Client | undefined;
  /** One session for all; it survives the restart, because it lives in the database. */
  private async session(): Promise<Client> {
    if (!this.signedIn) {
      const client = new Client(this.url);
      await client.post('/api/auth/login', {
        email: 'manager@annals.example',
        password: 'annals-demo-2026',
        role: 'manager',
      });
      this.signedIn = client;
    }
    return this.signedIn.at(this.url);
  }
}

/** Nothing lost, nothing twice: what was answered is in the log exactly once, without gaps, and the read model says the same. */
async function expectWhole(answered: ReadonlyMap<string, string>): Promise<void> {
  await product.shown();
  const { events } = await product.log.readAll({ after: 0n, limit: 100_000 });
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => BigInt(index + 1)));
  const titles = events
    .filter(({ type }) => type === 'MeetingScheduled')
    .map(({ data }) => (data as { title: string }).title);
  for (const key of answered.keys()) expect(titles.filter((title) => title === key)).toHaveLength(1);
  const rows = foldInMemory(meetings, events);
  const stored = await product.pool.query<{ id: string }>('SELECT * FROM annals_read.meetings');
  expect(new Map(stored.rows.map((row) => [row.id, row]))).toEqual(rows);
}

test('kill -9 in the middle of appends and of projection batches: nothing lost, nothing twice, no manual step', async () => {
  const load = new Load(await product.start(), product.cast().employee.id);
  for (const answeredBefore of [40, 80, 120]) {
    await load.untilAnswered(answeredBefore);
    await product.kill();
    load.moveTo(await product.start());
  }
  await load.untilAnswered(200);
  await load.stop();
  await expectWhole(load.answered);
}, 240_000);

test('a restart of PostgreSQL under load: the product goes on by itself', async () => {
  const load = new Load(await product.start(), product.cast().employee.id);
  await load.untilAnswered(40);
  await product.stopServer();
  await load.untilRefused();
  await product.startServer();
  await load.untilAnswered(120);
  await load.stop();
  await expectWhole(load.answered);
}, 240_000);
