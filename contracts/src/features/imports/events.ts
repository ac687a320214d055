import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { importId } from './ids';
import { personId } from '../../kernel/ids';

const category = 'import';

/** An administrator started to import a list of people. The list itself is kept beside the log, and only until it is worked through. */
export const ImportStarted = event('ImportStarted', 1, {
  category,
  description: 'An administrator started to import a list of people.',
  data: {
    importId,
    startedBy: personId,
    rowCount: z.number().int().positive(),
    /** Whether those who are hired are sent an invitation. */
    invite: z.boolean(),
  },
});

/** A further part of the list was worked through. The numbers are of this part alone. */
export const ImportProgressed = event('ImportProgressed', 1, {
  category,
  description: 'A part of a list of people was imported.',
  data: {
    importId,
    processed: z.number().int().positive(),
    hired: z.number().int().nonnegative(),
    changed: z.number().int().nonnegative(),
    unchanged: z.number().int().nonnegative(),
    /** The rows that were left out and why, without personal data. */
    refused: z.array(z.object({ row: z.number().int().positive(), problem: z.string() })),
  },
});

/** The list was worked through to its end. */
export const ImportFinished = event('ImportFinished', 1, {
  category,
  description: 'A list of people was imported to its end.',
  data: { importId },
});

export const importEvents = [ImportStarted, ImportProgressed, ImportFinished] as const;
export type ImportEvent = EventOf<(typeof importEvents)[number]>;
export type NewImportEvent = NewEventOf<(typeof importEvents)[number]>;
