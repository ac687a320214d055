import type { z } from 'zod';
import { whenTexts } from './texts';

const MINUTE = 60_000;

/** The contract's rule for the time of a meeting, and that it is not planned for the past; the minute that is running is not yet past. */
export function inTheFuture<Instant extends z.ZodType<string>>(instant: Instant): Instant {
  return instant.refine((chosen) => Date.parse(chosen) > Date.now() - MINUTE, whenTexts.inThePast);
}
