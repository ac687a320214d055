import { personId } from '@annals/contracts/kernel/ids';
import { rowProblem } from '@annals/contracts/features/imports/views';
import { hireFields } from '@annals/contracts/features/people/commands';
import { z } from 'zod';

/** What a row asks for, checked field by field. Of somebody who works here already, an empty cell leaves things as they are. */
export const wish = z.object({
  row: z.number(),
  personId,
  outcome: z.enum(['hire', 'change', 'unchanged', 'error']),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().optional(),
  department: z.string().optional(),
  role: hireFields.role.optional(),
  managerId: personId.nullable().optional(),
  hireDate: z.string().optional(),
  /** How many managers are above them in the end: those of one depth do not rest on each other. */
  depth: z.number(),
  /** Everything that is wrong with it; lists that were kept before there could be several have none. */
  problems: z.array(rowProblem).default([]),
  /** The same in one sentence, as it is recorded; null: nothing is. */
  problem: z.string().nullable(),
});
export type Wish = z.infer<typeof wish>;
