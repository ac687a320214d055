import { agreeActionItem } from '@annals/contracts/features/meetings/commands';
import { z } from 'zod';

/** The inputs of the form (an empty date is no date), checked with the contract's rules. */
export const actionItemForm = z
  .object({ text: z.string(), ownerId: z.string(), dueDate: z.string() })
  .transform(({ text, ownerId, dueDate }): z.input<typeof agreeActionItem> => ({
    text,
    ownerId,
    ...(dueDate !== '' && { dueDate }),
  }))
  .pipe(agreeActionItem);
