import fc from 'fast-check';
import { v5 } from 'uuid';
import { expect, test } from 'vitest';
import { eventId } from './event-id';

test('is a UUID of version 5, as any other implementation makes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (commandId, index) => {
      expect(eventId(commandId, index)).toBe(
        v5(`${commandId}/${index}`, '6d3b3f0a-6f0c-5b43-9d5f-6c2b2d3f8e11'),
      );
    }),
  );
});

test('is stable for ever', () => {
  expect(eventId('a-command', 0)).toBe('a94b7adc-e0f9-5d69-971e-2eab22780407');
});
