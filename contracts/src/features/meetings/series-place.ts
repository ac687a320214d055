import { z } from 'zod';
import { RHYTHMS } from './constants';
import { meetingSeriesId } from './ids';

/** The place of a 1:1 in a series. */
export const seriesPlace = z.object({
  id: meetingSeriesId,
  /** Its number; the first is 1. */
  number: z.int(),
  /** How many the series was scheduled with. */
  of: z.int(),
  everyWeeks: z.literal(RHYTHMS),
});
export type SeriesPlace = z.infer<typeof seriesPlace>;
