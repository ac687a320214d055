import { z } from 'zod';
import { organizationalMilestoneId } from './ids';
import { personId } from '../../kernel/ids';
import { MILESTONE_STATUSES, MILESTONE_TYPES } from './constants';

/** A row of the specification's `organizational_milestones`. */
export const organizationalMilestoneRow = z.object({
  id: organizationalMilestoneId,
  title: z.string(),
  description: z.string(),
  milestoneType: z.enum(MILESTONE_TYPES),
  targetDate: z.iso.date(),
  achievedDate: z.iso.date().nullable(),
  status: z.enum(MILESTONE_STATUSES),
  celebrationPlan: z.string(),
  pointsReward: z.int(),
  eligibleEmployees: z.array(personId),
  createdBy: personId,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When everyone eligible had been credited; null until then. */
  rewardsCreditedAt: z.iso.datetime().nullable(),
  cancelledBecause: z.string().nullable(),
});
export type OrganizationalMilestoneRow = z.infer<typeof organizationalMilestoneRow>;

/** A milestone with the names of whom it rewards; nobody: everybody. */
export const organizationalMilestoneView = organizationalMilestoneRow.extend({
  eligible: z.array(z.object({ id: personId, name: z.string() })),
});
export type OrganizationalMilestoneView = z.infer<typeof organizationalMilestoneView>;
