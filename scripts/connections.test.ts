import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The one place where connections to PostgreSQL are made, and the question that is asked on one of its own. */
const MAKES_THEM = [
  'event-store/src/postgres/at-work.ts',
  'event-store/src/postgres/connection-config.ts',
  'event-store/src/postgres/watched-client.ts',
];

test('every connection to PostgreSQL is made in one place: limits and the watch over silent ones hold for all of them', () => {
  const others = ['event-store/src', 'projections/src', 'backend/src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /new (pg\.)?(Pool|Client)\(|new WatchedClient\(/.test(readFileSync(file, 'utf8')));
  expect(others.filter((file) => !MAKES_THEM.includes(file))).toEqual([]);
});
