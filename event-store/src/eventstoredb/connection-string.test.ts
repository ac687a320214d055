import { expect, test } from 'vitest';
import { EventStoreDbEventStore } from './eventstoredb-event-store';
import { isEventStoreDbUrl, parseLogAddress } from './connection-string';

test('an address of a server without TLS needs no user', () => {
  expect(parseLogAddress('esdb://localhost:2113?tls=false')).toEqual({
    server: 'esdb://localhost:2113?tls=false',
    credentials: undefined,
    secure: false,
    log: 'annals',
  });
});

test('the name of the log stands in the place of a path', () => {
  const address = parseLogAddress(
    'esdb://annals:p%40ss@one:2113,two:2113,three:2113/acme?nodePreference=leader',
  );
  expect(address).toEqual({
    server: 'esdb://one:2113,two:2113,three:2113?nodePreference=leader',
    credentials: { username: 'annals', password: 'p@ss' },
    secure: true,
    log: 'acme',
  });
});

test.each(['one', 'one:2113', '10.0.0.1:2113', '[::1]:2113', '[fe80::1]', 'one,two:2113,three'])(
  'the hosts %s are taken',
  (hosts) => {
    expect(parseLogAddress(`esdb://${hosts}/acme?tls=false`).server).toBe(`esdb://${hosts}?tls=false`);
  },
);

test.each([
  'very-secret',
  'postgres://annals:very-secret@host/annals',
  'esdb://',
  'esdb://host:2113/UPPER very-secret',
  'esdb://very-secret:2113',
  'esdb://annals:very-secret@host:port',
  'esdb://annals:very-secret@one:2113,two:',
  'esdb://annals:very-secret@one:2113,,two:2113',
])('%s is refused, and never repeated', (url) => {
  expect(() => new EventStoreDbEventStore(url)).toThrow(/^The address of the event store/);
  expect(() => new EventStoreDbEventStore(url)).not.toThrow(/very-secret/);
});

test('an option that the client does not know is refused, and never repeated', () => {
  const url = 'esdb://annals:very-secret@host:2113?tls=maybe';
  expect(() => new EventStoreDbEventStore(url)).toThrow(/^The address of the event store is not valid/);
  expect(() => new EventStoreDbEventStore(url)).not.toThrow(/very-secret/);
});

test('only addresses of EventStoreDB are its own', () => {
  expect(['esdb://host', 'esdb+discover://host', 'postgres://host'].map(isEventStoreDbUrl)).toEqual([
    true,
    true,
    false,
  ]);
});
