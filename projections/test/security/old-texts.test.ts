import { readdirSync, readFileSync } from 'node:fs';
import { eventDefinitions } from '@annals/contracts/events';
import { storableText } from '@annals/contracts/kernel/storable-text';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { projectionStatuses } from '../../src/engine/status';
import { projections } from '../../src/features';
import { surroundings, type Surroundings } from '../surroundings';

const folder = new URL('../../../contracts/fixtures/', import.meta.url);
const fixture = z.object({
  type: z.string(),
  schemaVersion: z.number(),
  data: z.record(z.string(), z.unknown()),
});
/** Everything that PostgreSQL refuses, and what it would put into the middle of a JSON text or of a line of COPY. */
const SPOILED = 'a\u0000b \ud800 \udfff "\\" \t\n\r \u0007 {NULL,"x"} \\N';

/** The same data with every text spoiled that the event's schema takes as spoiled: no ids, no dates, no choices. */
function spoiled(data: Readonly<Record<string, unknown>>, isTaken: (data: unknown) => boolean): unknown {
  const copy: unknown = structuredClone(data);
  spoilBelow(copy, () => isTaken(copy));
  return copy;
}

function spoilBelow(value: unknown, isTaken: () => boolean): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field !== 'string') spoilBelow(field, isTaken);
    else {
      Reflect.set(value, name, SPOILED);
      if (!isTaken()) Reflect.set(value, name, field);
    }
  }
}

let all: Surroundings | undefined;
afterAll(() => all?.close());

test('every text of every event that there has ever been: a log that holds what no row can folds into every read model', async () => {
  all = await surroundings();
  let texts = 0;
  for (const file of readdirSync(folder)) {
    const { type, schemaVersion, data } = fixture.parse(
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    );
    const definition = eventDefinitions.find((one) => one.type === type);
    if (definition?.version !== schemaVersion) continue;
    const old = spoiled(data, (candidate) => definition.schema.safeParse(candidate).success);
    texts += JSON.stringify(old).split('NULL').length - 1;
    const id = String(Object.values(data)[0]);
    await all.appendOld({
      definition,
      stream: `${definition.category}-${id}`,
      data: fixture.shape.data.parse(old),
    });
  }
  expect(texts).toBeGreaterThan(200);
  all.worker('one').worker.start();
  const notCurrent = async () => {
    if (!all) return [];
    const statuses = await projectionStatuses(all.pool, all.log);
    return statuses
      .filter(({ lag, status }) => lag !== '0' || status !== 'live')
      .map(
        ({ name, status, failure }) => `${name} ${status} ${failure?.type ?? ''} ${failure?.message ?? ''}`,
      );
  };
  await expect.poll(notCurrent, { timeout: 40_000 }).toEqual([]);
  const { rows } = await all.pool.query<{ title: string }>('SELECT title FROM annals_read.pain_points');
  expect(rows.map(({ title }) => title)).toContain(storableText(SPOILED));
  expect(projections.length).toBeGreaterThan(40);
});
