import { z } from 'zod';
import { msg } from '../../kernel/text';

/** Why somebody is erased, or not, or has to be kept. Others read it, also years later. */
export const privacyReason = z
  .string(msg('Please say why'))
  .trim()
  .min(1, msg('Please say why'))
  .max(500, msg('Please stay below 500 characters'));

/** The body of every command that states a reason. */
export const statePrivacyReason = z.strictObject({ reason: privacyReason });
