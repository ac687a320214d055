import { readdirSync, readFileSync } from 'node:fs';
import { eventDefinitions } from '@annals/contracts/events';
import { isErased } from '@annals/contracts/kernel/erased';
import { describe, expect, test } from 'vitest';
import { EventDecoder } from './event-decoder';
import { ENVELOPE_FIELD } from './personal-data/envelope';
import type { StoredEvent } from './port';

/**
 * `contracts/fixtures/<Type>.v<version>.json` holds one event of every version of every type, as it was when that version was
 * released. These files are added to and never edited: as long as they can be read, so can every log there is.
 */
const folder = new URL('../../contracts/fixtures/', import.meta.url);
const files = readdirSync(folder);
const definitions = new Map(eventDefinitions.map((definition) => [definition.type, definition]));

function storedIn(file: string): StoredEvent {
  const fixture = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Pick<
    StoredEvent,
    'type' | 'schemaVersion' | 'data'
  >;
  return {
    ...fixture,
    id: 'f0000000-0000-4000-8000-000000000001',
    stream: 'fixture-1',
    revision: 0n,
    position: 1n,
    recordedAt: '2026-01-01T00:00:00.000Z',
    metadata: {
      commandId: 'c',
      correlationId: 'c',
      actorId: 'a',
      actorRole: 'manager',
      occurredAt: '2026-01-01T00:00:00Z',
    },
  };
}

function decoderOf(type: string): EventDecoder {
  const definition = definitions.get(type);
  if (!definition)
    throw new Error(`No event is named ${type}: a type that was ever stored must stay readable`);
  return new EventDecoder(definition);
}

describe.each(files)('%s', (file) => {
  const stored = storedIn(file);

  test('is named after what it holds', () => {
    expect(file).toBe(`${stored.type}.v${stored.schemaVersion}.json`);
  });

  test('can be read today', () => {
    expect(decoderOf(stored.type).decode(stored, new Map()).type).toBe(stored.type);
  });

  test('can be read after its person was erased', () => {
    const personal = definitions.get(stored.type)?.personalFields ?? [];
    const clear = Object.entries(stored.data).filter(([field]) => !personal.includes(field));
    const envelope = { subject: 'gone', keyId: 'gone', iv: '', tag: '', ct: '' };
    const data = { ...Object.fromEntries(clear), ...(personal.length > 0 && { [ENVELOPE_FIELD]: envelope }) };
    const read = decoderOf(stored.type).decode({ ...stored, data }, new Map());
    for (const field of personal)
      expect(read.data).toSatisfy((all: object) => isErased(Reflect.get(all, field)));
  });
});

test('every version of every event has its fixture', () => {
  const needed = eventDefinitions.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`),
  );
  expect(needed.filter((file) => !files.includes(file))).toEqual([]);
});
