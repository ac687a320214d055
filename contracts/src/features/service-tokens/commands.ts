import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { ROLES } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';
import { LONGEST_OVERLAP_DAYS, LONGEST_TOKEN_DAYS } from './constants';

const NAMED = msg('Please name what it is for');
const DAYS = msg('Please say for how many days it is to work');
const PERMITTED = msg('Please choose at least one permission');
const days = enteredNumber(
  z
    .int(DAYS)
    .min(1, DAYS)
    .max(LONGEST_TOKEN_DAYS, { error: () => t('At most {days} days', { days: LONGEST_TOKEN_DAYS }) }),
  DAYS,
);

/** The form and the body that make a token of one's own. */
export const makeToken = z.strictObject({
  /** Stays in the log for ever, beside what the token did. */
  name: z.string(NAMED).trim().min(1, NAMED).max(60, msg('Please stay below 60 characters')),
  asRole: z.enum(ROLES, msg('Please choose whose records it reaches')),
  permissions: z.array(z.string().max(60)).min(1, PERMITTED).max(100),
  days,
});

/** The same for a token that is nobody's. */
export const makeServiceToken = makeToken.omit({ asRole: true });

const OVERLAP = msg('Please say for how many days the earlier secret goes on working');

/** The form and the body that give a token a new secret. */
export const rotateToken = z.strictObject({
  days,
  overlapDays: enteredNumber(
    z
      .int(OVERLAP)
      .min(0, OVERLAP)
      .max(LONGEST_OVERLAP_DAYS, { error: () => t('At most {days} days', { days: LONGEST_OVERLAP_DAYS }) }),
    OVERLAP,
  ),
});
