import { z } from 'zod';

/** Why somebody does something, in their own words; it may be left out. */
export const reason = z.string('Please say why').trim().max(500, 'Please stay below 500 characters');

/** Why somebody does something, where it has to be said. */
export const statedReason = reason.min(1, 'Please say why');
