import { z } from 'zod';
import { statedReason } from '../../kernel/reason';
import { timelineEntryId } from './ids';
import { IMPACTS, TIMELINE_TYPES, VISIBILITIES } from './constants';
import { msg } from '../../kernel/text';

const title = z
  .string(msg('Title is required'))
  .trim()
  .min(1, msg('Title is required'))
  .max(200, msg('Title cannot exceed 200 characters'));
const description = z
  .string(msg('Description is required'))
  .trim()
  .min(1, msg('Description is required'))
  .max(5_000, msg('Description cannot exceed 5,000 characters'));
const category = z.string().trim().max(100, msg('Category cannot exceed 100 characters'));
const impact = z.enum(IMPACTS, msg('Please select low, medium or high'));
const visibility = z.enum(VISIBILITIES, msg('Please select who can see it'));
/** Blank ones are dropped, and what is there twice is there once. */
const tags = z
  .array(z.string().trim().max(50, 'Please keep each tag below 50 characters'))
  .transform((given) => [...new Set(given.filter((tag) => tag !== ''))])
  .refine((given) => given.length <= 20, { error: 'Please keep to at most 20 tags' });
const attachments = z
  .array(
    z.url({ protocol: /^https?$/, error: msg('Please give addresses that begin with https://') }).max(500),
  )
  .max(10, msg('Please keep to at most 10 links'));

const content = {
  title,
  description,
  category: category.optional(),
  impact: impact.optional(),
  tags: tags.default([]),
  attachments: attachments.default([]),
};

/**
 * The form behind "Add Entry" and the body of `POST /api/performance/timeline`. `managerId` is taken from the session; a browser that
 * sends it anyway must send its own.
 */
export const addTimelineEntry = z.strictObject({
  type: z.enum(TIMELINE_TYPES, msg('Please select a type')).default('feedback'),
  ...content,
  visibility: visibility.default('manager'),
  employeeId: z.uuid(msg('Please select a team member')).brand<'PersonId'>(),
  managerId: z.uuid().brand<'PersonId'>().optional(),
  /** The goal that an achievement reaches. */
  linkedGoalId: timelineEntryId.optional(),
});
export type AddTimelineEntry = z.infer<typeof addTimelineEntry>;

/** The body of `PATCH /api/performance/timeline/:entryId`: the complete new content and the reason. */
export const correctTimelineEntry = z.strictObject({ ...content, visibility, reason: statedReason });
export type CorrectTimelineEntry = z.infer<typeof correctTimelineEntry>;

/** The body of the route that withdraws an entry. */
export const withdrawTimelineEntry = z.strictObject({ reason: statedReason });
export type WithdrawTimelineEntry = z.infer<typeof withdrawTimelineEntry>;
