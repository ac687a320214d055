import { z } from 'zod';
import { eventFilter } from './filter';
import { msg, t } from '../../kernel/text';

const name = z
  .string(msg('Please give it a name'))
  .trim()
  .min(1, msg('Please give it a name'))
  .max(100, msg('Please stay below 100 characters'));

/** The body of `POST /api/audit/searches`. */
export const saveSearch = z.strictObject({ name, filter: eventFilter });
export const renameSearch = z.strictObject({ name });

/** Samples have to be read by people. */
export const MOST_SAMPLED = 500;

/** The body of `POST /api/audit/samples`. */
export const drawSample = z.strictObject({
  name,
  filter: eventFilter,
  seed: z
    .string(msg('Please state a seed'))
    .trim()
    .min(1, msg('Please state a seed'))
    .max(100, msg('Please stay below 100 characters')),
  size: z
    .number(msg('Please say how many events to draw'))
    .int(msg('The number of events is a whole number'))
    .min(1, msg('Draw at least one event'))
    .max(MOST_SAMPLED, {
      error: () => t('Draw at most {most} events', { most: MOST_SAMPLED }),
    }),
});

/** Why sensitive values are opened; the person concerned reads it. */
export const openingReason = z
  .string(msg('Please say why'))
  .trim()
  .min(10, msg('Please say why, in at least 10 characters'))
  .max(500, msg('Please stay below 500 characters'));

/** The body of `POST /api/audit/sensitive-views`. */
export const openSensitive = z.strictObject({
  /** The record's stream. */
  record: z.string(msg('Please name the record')).min(1, msg('Please name the record')).max(200),
  /** One of its events; left out: all of them. */
  eventId: z.uuid().optional(),
  reason: openingReason,
});
export type OpenSensitive = z.infer<typeof openSensitive>;

/** How long an opening lasts. */
export const OPENING_MINUTES = 60;
