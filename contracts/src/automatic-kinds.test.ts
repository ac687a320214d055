import { expect, test } from 'vitest';
import { automaticTypes } from './automatic-kinds';
import { eventDefinitions } from './events';
import { AUTOMATIC_KIND_NAMES } from './kernel/feature';

const types = AUTOMATIC_KIND_NAMES.flatMap(automaticTypes);

test('what happens by itself is told by types of events that there are, each of one kind', () => {
  expect(new Set(types).size).toBe(types.length);
  const known = new Set(eventDefinitions.map(({ type }) => type));
  expect(types.filter((type) => !known.has(type))).toEqual([]);
  expect(AUTOMATIC_KIND_NAMES.filter((kind) => automaticTypes(kind).length === 0)).toEqual([]);
});

test('every reminder, celebration and digest is among it', () => {
  const expected = eventDefinitions
    .map(({ type }) => type)
    .filter((type) => /(ReminderSent|Celebrated|DigestPrepared)$/.test(type));
  expect(expected.filter((type) => !types.includes(type))).toEqual([]);
});
