import { z } from 'zod';

/** What a line of a briefing was read from: one record of a read model. */
export const briefingBasis = z.object({
  /** The kind of record in the words of the reader: "1:1 meeting", "Action item". */
  kind: z.string(),
  id: z.string(),
  /** The day it is of, where that tells it from others of its kind. */
  day: z.string().optional(),
  /** Where its reader may open it: an address in the app. Absent from the first briefings. */
  path: z.string().startsWith('/').optional(),
});
export type BriefingBasis = z.infer<typeof briefingBasis>;

/** A figure behind a line: the product's own words and a number, never what somebody wrote. */
export const briefingFigure = z.object({ label: z.string(), value: z.string() });
export type BriefingFigure = z.infer<typeof briefingFigure>;

/** One statement, with what it rests on. */
export const briefingLine = z.object({
  text: z.string(),
  restsOn: z.array(briefingBasis),
  /** Absent from the first briefings, and where a line has none. */
  figures: z.array(briefingFigure).optional(),
});
export type BriefingLine = z.infer<typeof briefingLine>;

/** How somebody, or the team around them, is doing. `average` is out of 10, null when it may not be shown or there is none. */
export const wellnessSnapshot = z.object({
  /** `own`: the employee's own pulse, shown to the employee alone. `team`: the average of a team, shown to the leader. */
  scope: z.enum(['own', 'team']),
  average: z.number().nullable(),
  /** How many people the average is made of. */
  people: z.number().int(),
  lines: z.array(briefingLine),
});
export type WellnessSnapshot = z.infer<typeof wellnessSnapshot>;

/** What ALEX gathers for one of the two people of a skip-level meeting, within what that person may see. */
export const briefing = z.object({
  highlights: z.array(briefingLine),
  wellness: wellnessSnapshot,
  actionItems: z.array(briefingLine),
  questions: z.array(briefingLine),
});
export type Briefing = z.infer<typeof briefing>;

/** A briefing as it is kept: for whom and when it was prepared. */
export const preparedBriefing = briefing.extend({
  requestId: z.uuid(),
  preparedAt: z.string(),
  /** Drafted by a language model, from the figures of its lines alone. */
  summary: z.object({ text: z.string(), model: z.string() }).nullable(),
});
export type PreparedBriefing = z.infer<typeof preparedBriefing>;
