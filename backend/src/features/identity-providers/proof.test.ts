import { expect, test } from 'vitest';
import { proofIn, provenAtIn } from './proof';

const of = (claims: object) => proofIn({ iss: 'https://login.example.com', sub: '1', ...claims });

test('what a provider says of how somebody showed who they are is kept', () => {
  expect(of({ acr: 'urn:example:high', amr: ['pwd', 'otp'] })).toEqual({
    assurance: 'urn:example:high',
    methods: ['pwd', 'otp'],
  });
  expect(of({ amr: 'pwd' })).toEqual({ assurance: null, methods: ['pwd'] });
  expect(of({})).toEqual({ assurance: null, methods: [] });
});

test('what is no plain word is left out', () => {
  const wrong = [
    '',
    'a b',
    'a\u0000b',
    '\u001b[2J',
    '\ud800',
    'ä',
    'x'.repeat(201),
    7,
    null,
    { acr: 'x' },
    true,
  ];
  for (const acr of wrong)
    expect(of({ acr, amr: [acr, 'pwd'] })).toEqual({ assurance: null, methods: ['pwd'] });
  expect(of({ amr: Array.from({ length: 1000 }, () => 'pwd') }).methods).toHaveLength(10);
  expect(of({ amr: [['pwd']], acr: ['high'] })).toEqual({ assurance: null, methods: [] });
});

test('what counts as shown is when the provider last asked, never that it remembered them', () => {
  const now = new Date('2026-11-24T12:00:00.000Z');
  const at = (claims: object) => provenAtIn({ iss: 'https://login.example.com', sub: '1', ...claims }, now);
  expect(at({ auth_time: Date.parse('2026-11-24T08:00:00Z') / 1000 })).toBe('2026-11-24T08:00:00.000Z');
  expect(at({ auth_time: Date.parse('2026-11-24T13:00:00Z') / 1000 })).toBe(now.toISOString());
  for (const wrong of [undefined, null, '1764000000', Number.NaN, Number.POSITIVE_INFINITY, -1, 0, {}])
    expect(at({ auth_time: wrong })).toBeNull();
});
