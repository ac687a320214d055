import {
  MISSING_INFORMATION,
  requestTimeOff,
  type RequestTimeOff,
} from '@annals/contracts/features/time-off/commands';
import { z } from 'zod';
import { formTexts } from './form-texts';

const { type, halfDayStart, halfDayEnd, notes } = requestTimeOff.shape;
const asItIs = (held: unknown): unknown => held;
const unlessFalse = (held: unknown): unknown => (held === false ? undefined : held);

/** The contract's rules for what inputs hold: no type before one is chosen, boxes that are not ticked, and no notes in an empty text. */
export const requestForm = requestTimeOff
  .extend({
    type: z.preprocess(asItIs, type),
    halfDayStart: z.preprocess(unlessFalse, halfDayStart),
    halfDayEnd: z.preprocess(unlessFalse, halfDayEnd),
    notes: z.preprocess((held) => (held === '' ? undefined : held), notes),
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    error: formTexts.endsBeforeItStarts,
    path: ['endDate'],
  });

export type RequestFormValues = z.input<typeof requestForm>;

export const emptyRequest: RequestFormValues = {
  type: '',
  startDate: '',
  endDate: '',
  halfDayStart: false,
  halfDayEnd: false,
  reason: '',
  notes: '',
};

/** The request as it is sent: days as ISO timestamps. */
export function asSent(request: RequestTimeOff): RequestTimeOff {
  return { ...request, startDate: asTimestamp(request.startDate), endDate: asTimestamp(request.endDate) };
}

/** Whether something required was left out, by the specification's sentence for it. */
export function isMissing(error: { readonly message?: string | undefined } | undefined): boolean {
  return error?.message === MISSING_INFORMATION;
}

function asTimestamp(day: string): string {
  return new Date(day).toISOString();
}
