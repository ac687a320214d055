import { readFileSync } from 'node:fs';
import { eventDefinitions } from '@annals/contracts/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTED } from './features';
import { recordHistory } from './features/audit/tell-record';

const folder = new URL('../../contracts/fixtures/', import.meta.url);
const fixture = z.object({ data: z.unknown() });

/** The event of a type that its fixture holds, as the only record of its category would have it. */
function eventOf({ type, version, category, schema }: (typeof eventDefinitions)[number], place: number) {
  const { data } = fixture.parse(
    JSON.parse(readFileSync(new URL(`${type}.v${version}.json`, folder), 'utf8')),
  );
  return {
    id: `f0000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    type,
    stream: `${category}-f0000000-0000-4000-8000-000000000001`,
    revision: BigInt(place),
    position: BigInt(place + 1),
    recordedAt: '2026-01-01T00:00:00.000Z',
    data: schema.parse(data),
    metadata: {
      commandId: 'c',
      correlationId: 'c',
      actorId: 'system:alex',
      actorRole: 'system',
      occurredAt: '2026-01-01T00:00:00.000Z',
    },
  } satisfies RecordedEvent;
}

/** Whether a text has the notation of JSON in it. */
const isRaw = (text: string | null) => text !== null && /[[{]\s*["{[]|"\s*[:,\]}]/.test(text);

/** The texts of a value as they were written: what a language model was sent has that notation itself. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const categories = [...new Set(eventDefinitions.map(({ category }) => category))];

describe.each(categories)('a record of %s', (category) => {
  const definitions = eventDefinitions.filter((definition) => definition.category === category);
  // Twice, because the event that a record begins with may be declared after others.
  const events = [...definitions, ...definitions].map(eventOf);

  test.each([
    ['with its words hidden', false],
    ['opened', true],
  ])('is told without the notation of programs, %s', (_, isOpen) => {
    const entries = recordHistory(COLLECTED, events[0]?.stream ?? '', events, new Map(), isOpen);
    expect(entries).toHaveLength(events.length);
    const written = new Set(events.flatMap(({ data }) => textsIn(data)));
    const isMade = (text: string | null) => isRaw(text) && !written.has(text ?? '');
    const raw = entries.flatMap(({ type, sentence, reason, changes }) => [
      ...[sentence, reason].filter(isRaw).map((text) => `${type}: ${text}`),
      ...changes
        .filter(({ kind, before, after }) => kind !== 'structure' && (isMade(before) || isMade(after)))
        .map(({ field }) => `${type}: ${field}`),
    ]);
    expect(raw).toEqual([]);
    const days = entries.filter(({ sentence }) => /\d{4}-\d\d-\d\d/.test(sentence));
    expect(days.map(({ type, sentence }) => `${type}: ${sentence}`)).toEqual([]);
  });
});
