import { z } from 'zod';
import { CATEGORIES, FREQUENCIES, IMPACT, PRIORITIES } from './constants';
import { msg } from '../../kernel/text';

const words = (required: string) =>
  z.string(required).trim().min(1, required).max(2_000, msg('Please stay below 2,000 characters'));

/** The report form and the body of `POST /api/pain-points`, with the specification's messages. */
export const reportPainPoint = z.strictObject({
  title: z
    .string(msg('Title is required'))
    .trim()
    .min(1, msg('Title is required'))
    .max(100, msg('Title must be less than 100 characters')),
  description: z
    .string(msg('Description must be at least 10 characters'))
    .trim()
    .min(10, msg('Description must be at least 10 characters'))
    .max(1000, msg('Description must be less than 1000 characters')),
  category: z.enum(CATEGORIES, msg('Please select a category')),
  priority: z.enum(PRIORITIES, msg('Please select a priority level')),
  impactLevel: z
    .number(msg('Please choose an impact from 1 to 10'))
    .int(msg('The impact is a whole number'))
    .min(IMPACT.minimum, msg('The impact is at least 1'))
    .max(IMPACT.maximum, msg('The impact is at most 10')),
  frequency: z.enum(FREQUENCIES, msg('Please select frequency')),
  suggestedSolution: z.string().trim().max(1000, msg('Please stay below 1,000 characters')).optional(),
});
export type ReportPainPoint = z.infer<typeof reportPainPoint>;

export const resolutionNotes = words(msg('Please write how it was resolved'));
export const reopeningReason = words(msg('Please write why it is open again'));

/** The body of `PATCH /api/pain-points/:painPointId`: take it up, resolve it with notes, or open it again with a reason. */
export const changePainPoint = z
  .strictObject({
    status: z.enum(
      ['in_progress', 'resolved', 'open'],
      msg('Say what becomes of it: in_progress, resolved or open'),
    ),
    resolutionNotes: resolutionNotes.optional(),
    reason: reopeningReason.optional(),
  })
  .refine(({ status, resolutionNotes: notes }) => (status === 'resolved') === (notes !== undefined), {
    path: ['resolutionNotes'],
    error: msg('Please write how it was resolved'),
  })
  .refine(({ status, reason }) => (status === 'open') === (reason !== undefined), {
    path: ['reason'],
    error: msg('Please write why it is open again'),
  });
export type ChangePainPoint = z.infer<typeof changePainPoint>;
