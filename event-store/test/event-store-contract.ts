import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventIdTaken, WrongExpectedRevision, type EventStore, type EventToStore } from '../src/port';

/** A stream name nobody else uses. */
export const newStream = (): string => `meeting-${randomUUID()}`;

/** An event with an id and data of its own. */
export function newEvent(data: Record<string, unknown> = { text: 'hello' }): EventToStore {
  return {
    id: randomUUID(),
    type: 'Noted',
    schemaVersion: 1,
    data,
    metadata: { commandId: randomUUID(), actorId: 'system:test' },
  };
}

/**
 * What every event store must do. Run by the test file of each adapter.
 * @param openMs how long opening may take, for a server that has to be fetched first
 */
export function describeEventStore(name: string, open: () => Promise<EventStore>, openMs?: number): void {
  describe(`${name}: an event store`, () => {
    let store: EventStore;
    beforeAll(async () => {
      store = await open();
    }, openMs);
    afterAll(() => store.close());

    test('gives back what was appended, in order, with the time of recording', async () => {
      const stream = newStream();
      const events = [
        newEvent({ text: 'a "quoted" \u0000 😀', list: [1, null, { deep: true }] }),
        newEvent(),
      ];
      const appended = await store.append(stream, events, 'no-stream');
      expect(appended).toEqual({ revision: 1n, position: await store.head(), duplicate: false });
      const stored = await store.readStream(stream);
      expect(stored).toEqual(
        events.map((event, index) => ({
          ...event,
          stream,
          revision: BigInt(index),
          position: appended.position - 1n + BigInt(index),
          recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
        })),
      );
      expect(Math.abs(Date.parse(stored[0]?.recordedAt ?? '') - Date.now())).toBeLessThan(60_000);
    });

    test('reads a stream from a revision, backward, and no more than asked for', async () => {
      const stream = newStream();
      await store.append(stream, [newEvent(), newEvent(), newEvent(), newEvent()], 'no-stream');
      const revisions = async (options: Parameters<EventStore['readStream']>[1]): Promise<bigint[]> =>
        (await store.readStream(stream, options)).map(({ revision }) => revision);
      expect(await revisions({ from: 1n })).toEqual([1n, 2n, 3n]);
      expect(await revisions({ from: 1n, limit: 2 })).toEqual([1n, 2n]);
      expect(await revisions({ direction: 'backward' })).toEqual([3n, 2n, 1n, 0n]);
      expect(await revisions({ direction: 'backward', from: 2n, limit: 2 })).toEqual([2n, 1n]);
    });

    test('reads hundreds of streams at once, each as it was asked for', async () => {
      const streams = Array.from({ length: 250 }, newStream);
      await Promise.all(
        streams.map((stream) => store.append(stream, [newEvent(), newEvent(), newEvent()], 'no-stream')),
      );
      const readings = await Promise.all(
        streams.flatMap((stream) => [
          store.readStream(stream),
          store.readStream(stream, { from: 1n, limit: 1 }),
          store.readStream(newStream()),
          store.readStream(stream, { from: 2n }),
        ]),
      );
      const told = readings.map((events) => events.map(({ stream, revision }) => [stream, revision]));
      expect(told).toEqual(
        streams.flatMap((stream) => [
          [0n, 1n, 2n].map((revision) => [stream, revision]),
          [[stream, 1n]],
          [],
          [[stream, 2n]],
        ]),
      );
    });

    test('an unknown stream is empty', async () => {
      expect(await store.readStream(newStream())).toEqual([]);
    });

    test('refuses an append to a stream that is not there, or should not be there', async () => {
      const stream = newStream();
      await expect(store.append(stream, [newEvent()], 0n)).rejects.toThrow(
        new WrongExpectedRevision(stream, 0n, 'no-stream'),
      );
      await store.append(stream, [newEvent()], 'no-stream');
      await expect(store.append(stream, [newEvent()], 'no-stream')).rejects.toThrow(
        new WrongExpectedRevision(stream, 'no-stream', 0n),
      );
    });

    test('refuses a revision that is too low and one that is too high', async () => {
      const stream = newStream();
      await store.append(stream, [newEvent(), newEvent(), newEvent()], 'no-stream');
      for (const expected of [1n, 3n, 99n])
        await expect(store.append(stream, [newEvent()], expected)).rejects.toThrow(
          new WrongExpectedRevision(stream, expected, 2n),
        );
      expect(await store.readStream(stream)).toHaveLength(3);
    });

    test('answers a repeated append as the first time, also after later events', async () => {
      const stream = newStream();
      const events = [newEvent(), newEvent()];
      const first = await store.append(stream, events, 'no-stream');
      expect(await store.append(stream, events, 'no-stream')).toEqual({ ...first, duplicate: true });
      await store.append(stream, [newEvent()], first.revision);
      expect(await store.append(stream, events, 'no-stream')).toEqual({ ...first, duplicate: true });
      expect(await store.readStream(stream)).toHaveLength(3);
    });

    test('a repeated append that is only partly the same is a conflict', async () => {
      const stream = newStream();
      const [first, second] = [newEvent(), newEvent()];
      await store.append(stream, [first, second], 'no-stream');
      await expect(store.append(stream, [first, newEvent()], 'no-stream')).rejects.toThrow(
        WrongExpectedRevision,
      );
      await expect(store.append(stream, [first, second, newEvent()], 'no-stream')).rejects.toThrow(
        WrongExpectedRevision,
      );
    });

    test('refuses an id that stands elsewhere in the log', async () => {
      const event = newEvent();
      const stream = newStream();
      await store.append(stream, [event], 'no-stream');
      await expect(store.append(newStream(), [event], 'no-stream')).rejects.toThrow(EventIdTaken);
      await expect(store.append(stream, [event], 0n)).rejects.toThrow(EventIdTaken);
      const twice = newEvent();
      await expect(store.append(newStream(), [twice, twice], 'no-stream')).rejects.toThrow(EventIdTaken);
    });

    test('refuses an append without events', async () => {
      await expect(store.append(newStream(), [], 'no-stream')).rejects.toThrow(RangeError);
    });

    test('of 20 racing appends to one stream exactly one wins', async () => {
      const stream = newStream();
      const race = Array.from({ length: 20 }, () => store.append(stream, [newEvent()], 'no-stream'));
      const settled = await Promise.allSettled(race);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of settled)
        if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(WrongExpectedRevision);
      expect(await store.readStream(stream)).toHaveLength(1);
    });

    test('a failing append fails alone among its neighbours', async () => {
      const taken = newEvent();
      await store.append(newStream(), [taken], 'no-stream');
      const good = Array.from({ length: 10 }, () => newStream());
      const settled = await Promise.allSettled([
        store.append(newStream(), [newEvent()], 7n),
        ...good.map((stream) => store.append(stream, [newEvent(), newEvent()], 'no-stream')),
        store.append(newStream(), [taken], 'no-stream'),
      ]);
      expect(settled.map(({ status }) => status)).toEqual([
        'rejected',
        ...good.map(() => 'fulfilled'),
        'rejected',
      ]);
      for (const stream of good) expect(await store.readStream(stream)).toHaveLength(2);
    });

    test('positions are gapless, and those of an append stand together', async () => {
      const before = await store.head();
      const streams = Array.from({ length: 50 }, newStream);
      await Promise.allSettled(
        streams.map((stream, index) =>
          store.append(stream, [newEvent(), newEvent()], index % 5 === 0 ? 3n : 'no-stream'),
        ),
      );
      const { events, atEnd } = await store.readAll({ after: before, limit: 1_000 });
      expect(atEnd).toBe(true);
      expect(events.map(({ position }) => position - before)).toEqual(
        Array.from({ length: 80 }, (_, index) => BigInt(index) + 1n),
      );
      expect(events.every((event, index) => event.revision === BigInt(index % 2))).toBe(true);
    });

    test('reads the whole log in pages, forward and backward', async () => {
      const head = await store.head();
      const forward: bigint[] = [];
      for (let after = 0n, atEnd = false; !atEnd;) {
        const page = await store.readAll({ after, limit: 7 });
        forward.push(...page.events.map(({ position }) => position));
        ({ next: after, atEnd } = page);
      }
      const backward: bigint[] = [];
      for (let before: bigint | undefined, atEnd = false; !atEnd;) {
        const page = await store.readAllBackward({ before, limit: 7 });
        backward.push(...page.events.map(({ position }) => position));
        ({ next: before, atEnd } = page);
      }
      expect(forward).toEqual(Array.from({ length: Number(head) }, (_, index) => BigInt(index) + 1n));
      expect(backward).toEqual(forward.toReversed());
    });

    test('knows the end of the log exactly', async () => {
      const { position } = await store.append(newStream(), [newEvent(), newEvent()], 'no-stream');
      expect(await store.readAll({ after: position - 2n, limit: 2 })).toMatchObject({
        next: position,
        atEnd: true,
      });
      expect(await store.readAll({ after: position - 2n, limit: 1 })).toMatchObject({ atEnd: false });
      expect(await store.readAll({ after: position, limit: 2 })).toEqual({
        events: [],
        next: position,
        atEnd: true,
      });
      expect(await store.readAllBackward({ before: 2n, limit: 1 })).toMatchObject({ next: 1n, atEnd: true });
      expect(await store.readAllBackward({ before: 1n, limit: 1 })).toEqual({
        events: [],
        next: 1n,
        atEnd: true,
      });
    });

    test('time never runs backward in the log', async () => {
      const { events } = await store.readAll({ after: 0n, limit: 1_000 });
      const times = events.map(({ recordedAt }) => recordedAt);
      expect(times).toEqual(times.toSorted());
    });

    test('tells subscribers that something was appended, until they leave', async () => {
      let calls = 0;
      let called = (): void => undefined;
      const leave = store.onAppended(() => {
        calls += 1;
        called();
      });
      for (let round = 0; round < 3; round += 1) {
        const told = new Promise<void>((done) => {
          called = done;
        });
        await store.append(newStream(), [newEvent()], 'no-stream');
        await told;
      }
      leave();
      const callsBefore = calls;
      const other = new Promise<void>((done) => {
        const leaveOther = store.onAppended(() => {
          leaveOther();
          done();
        });
      });
      await store.append(newStream(), [newEvent()], 'no-stream');
      await other;
      expect(calls).toBe(callsBefore);
    });
  });
}
