import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderEventCatalogue } from './event-catalogue';
import { eventDefinitions } from './events';
import { event, personal } from './kernel/event';

test('tells of each event its version, its sentence, and whose key its personal fields have', () => {
  const moved = event('DeskMoved', 1, {
    category: 'desk',
    description: 'A desk moved.',
    about: 'personId',
    data: {
      personId: z.uuid(),
      on: z.iso.date(),
      floor: z.enum(['first', 'second']),
      neighbours: z.array(z.uuid()).nullable(),
      why: personal(z.string().optional()),
    },
  });
  expect(renderEventCatalogue([moved])).toContain(
    [
      '## desk',
      '',
      '### DeskMoved',
      '',
      'Version 1. A desk moved.',
      '',
      '| Field        | Type                     | Personal          |',
      '| ------------ | ------------------------ | ----------------- |',
      '| `personId`   | UUID                     |                   |',
      '| `on`         | day                      |                   |',
      '| `floor`      | one of `first`, `second` |                   |',
      '| `neighbours` | list of UUID or null     |                   |',
      '| `why`        | text, may be missing     | key of `personId` |',
    ].join('\n'),
  );
});

test('docs/event-catalogue.md is what it renders now; if not, run: npm run catalogue', () => {
  const page = readFileSync(new URL('../../docs/event-catalogue.md', import.meta.url), 'utf8');
  expect(page).toBe(renderEventCatalogue(eventDefinitions));
});
