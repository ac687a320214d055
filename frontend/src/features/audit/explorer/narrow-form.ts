import { PERSON_PARTS, type EventFilter } from '@annals/contracts/features/audit/filter';
import { msg } from '@annals/contracts/kernel/text';
import { z } from 'zod';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, msg('This is too long to search for'))
    .transform((typed) => (typed === '' ? undefined : typed));
const moment = z.string().transform((typed) => (typed === '' ? undefined : fromLocalInput(typed)));

/** What narrows the log as the form holds it: texts, and moments in local time. What is empty narrows nothing. */
export const narrowForm = z
  .object({
    as: z.enum(PERSON_PARTS).transform((part) => (part === 'either' ? undefined : part)),
    text: words(200),
    from: moment,
    until: moment,
    stream: words(200),
    command: words(80),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    path: ['until'],
    message: msg('The end has to be after the beginning'),
  });

const local = (instant: string | undefined) => (instant === undefined ? '' : toLocalInput(new Date(instant)));

/** What the form holds under a filter. */
export function valuesOf(filter: EventFilter): z.input<typeof narrowForm> {
  const { as = 'either', text = '', from, until, stream = '', command = '' } = filter;
  return { as, text, from: local(from), until: local(until), stream, command };
}

/** A moment as it comes out of the form that nobody touched it in: to the minute. */
export function toTheMinute(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : fromLocalInput(local(instant));
}
