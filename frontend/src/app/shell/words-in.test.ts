import { expect, it } from 'vitest';
import { wordsIn } from './words-in';

it('finds what somebody typed, and no ids or dates', () => {
  const body = {
    title: 'Too many meetings',
    personId: '018f0000-0000-7000-8000-0000000000aa',
    at: '2026-11-24T10:00:00.000Z',
    day: '2026-11-24',
    empty: ' ',
    count: 3,
    items: [{ text: 'First' }, { text: 'First' }],
  };
  expect(wordsIn(JSON.stringify(body))).toEqual(['Too many meetings', 'First']);
  expect(wordsIn(undefined)).toEqual([]);
  expect(wordsIn('{"broken')).toEqual([]);
});
