import { z } from 'zod';
import { msg } from './text';

/** Why somebody does something, in their own words; it may be left out. */
export const reason = z
  .string(msg('Please say why'))
  .trim()
  .max(500, msg('Please stay below 500 characters'));

/** Why somebody does something, where it has to be said. */
export const statedReason = reason.min(1, msg('Please say why'));
