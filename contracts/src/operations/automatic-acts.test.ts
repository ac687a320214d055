import { expect, test } from 'vitest';
import { eventDefinitions } from '../events';
import { AUTOMATIC_KINDS } from './automatic-acts';

test('what happens by itself is told by types of events that there are, each of one kind', () => {
  const types = Object.values(AUTOMATIC_KINDS).flatMap((kind) => [...kind.types]);
  expect(new Set(types).size).toBe(types.length);
  const known = new Set(eventDefinitions.map(({ type }) => type));
  expect(types.filter((type) => !known.has(type))).toEqual([]);
});

test('every reminder, celebration and digest is among it', () => {
  const types = Object.values(AUTOMATIC_KINDS).flatMap((kind): readonly string[] => kind.types);
  const expected = eventDefinitions
    .map(({ type }) => type)
    .filter((type) => /(ReminderSent|Celebrated|DigestPrepared)$/.test(type));
  expect(expected.filter((type) => !types.includes(type))).toEqual([]);
});
