import { expect, test } from 'vitest';
import { proofIn } from './proof';

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
