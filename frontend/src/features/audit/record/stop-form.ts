import { position } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { z } from 'zod';
import { today } from '../../../time/due';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';
import type { Stop } from './as-of-address';

/** Where a replay stops as the form holds it: a moment in local time and a position, of which one counts. */
export const stopForm = z
  .object({
    by: z.enum(['happened', 'recorded', 'position']),
    moment: z.string(),
    position: z.string().trim(),
  })
  .superRefine(({ by, moment, position: at }, context) => {
    const said = by === 'position' ? position.safeParse(at).error?.issues[0]?.message : undefined;
    if (said !== undefined) context.addIssue({ code: 'custom', path: ['position'], message: said });
    if (by !== 'position' && moment === '')
      context.addIssue({
        code: 'custom',
        path: ['moment'],
        message: msg('Please give a date and a time'),
      });
  })
  .transform(({ by, moment, position: at }): Stop => ({
    by,
    at: by === 'position' ? at : fromLocalInput(moment),
  }));

/** What the form holds while the replay stops there. */
export function valuesOf({ by, at }: Stop): z.input<typeof stopForm> {
  return by === 'position'
    ? { by, moment: `${today()}T00:00`, position: at }
    : { by, moment: toLocalInput(new Date(at)), position: '' };
}
