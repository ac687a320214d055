import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Client } from '../backend/test/product';

/** Between two requests of one caller, so that all together stay below the limit of requests of a person. */
const PACE_MS = 1_000;
const AGAIN_MS = 100;
/** A request that is not answered is sent again, under the same key. */
const LONGEST_MS = 20_000;

/** A command that was asked for, under its Idempotency-Key. */
export interface Asked {
  readonly key: string;
  readonly askedAt: number;
  /** When it was acknowledged; undefined: it was not. */
  answeredAt?: number;
}

/** People who arrange 1:1s all the time at whichever process answers, and send each again until it is acknowledged. */
export class FaultLoad {
  readonly asked: Asked[] = [];
  /** Answers other than 201, by their status; 0: none came. */
  readonly refused = new Map<number, number>();
  #ends = false;
  readonly #callers: Promise<void>[];

  /** @param at which address to ask just now */
  constructor(
    private readonly client: Client,
    private readonly employeeId: string,
    private readonly at: (turn: number) => string,
    callers: number,
  ) {
    this.#callers = Array.from({ length: callers }, (_, turn) => this.#call(turn));
  }

  async end(): Promise<void> {
    this.#ends = true;
    await Promise.all(this.#callers);
  }

  async #call(first: number): Promise<void> {
    for (let turn = first; !this.#ends; turn += 1) {
      const asked: Asked = { key: randomUUID(), askedAt: performance.now() };
      this.asked.push(asked);
      // What was asked for is asked for again until the end: only then is it known whether it was done once.
      while (asked.answeredAt === undefined && !this.#ends) await this.#try(asked, (turn += 1));
      await setTimeout(PACE_MS);
    }
  }

  async #try(asked: Asked, turn: number): Promise<void> {
    const body = JSON.stringify({
      title: asked.key,
      employeeId: this.employeeId,
      scheduledAt: '2030-01-07T10:00:00.000Z',
      duration: 30,
    });
    const answer = fetch(`${this.at(turn)}/api/meetings`, {
      method: 'POST',
      headers: {
        cookie: this.client.cookieHeader(),
        'content-type': 'application/json',
        'Idempotency-Key': asked.key,
      },
      body,
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const status = await answer.then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 201) asked.answeredAt = performance.now();
    else {
      this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
      await setTimeout(AGAIN_MS);
    }
  }
}
