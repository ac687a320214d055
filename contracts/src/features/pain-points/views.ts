import { z } from 'zod';
import { painPointId } from './ids';
import { personId } from '../../kernel/ids';
import { CATEGORIES, FREQUENCIES, PAIN_POINT_STATUSES, PRIORITIES } from './constants';

/** A row of the specification's `pain_points`. */
export const painPointRow = z.object({
  id: painPointId,
  employeeId: personId,
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  priority: z.enum(PRIORITIES),
  status: z.enum(PAIN_POINT_STATUSES),
  impactLevel: z.int(),
  frequency: z.enum(FREQUENCIES),
  suggestedSolution: z.string().nullable(),
  managerId: personId.nullable(),
  resolvedAt: z.iso.datetime().nullable(),
  resolutionNotes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PainPointRow = z.infer<typeof painPointRow>;

/** A pain point as its reporter and those above them see it. */
export const painPointView = painPointRow.extend({
  employeeName: z.string(),
  /** Null while no one in particular looks after it. */
  managerName: z.string().nullable(),
  /** What the caller may do with it now. */
  allowed: z.object({ takeUp: z.boolean(), resolve: z.boolean(), reopen: z.boolean() }),
});
export type PainPointView = z.infer<typeof painPointView>;

/** The four figures above a team's list, over everything in the caller's scope. */
export const painPointStats = z.object({
  total: z.number(),
  open: z.number(),
  highPriority: z.number(),
  resolved: z.number(),
});
export type PainPointStats = z.infer<typeof painPointStats>;
