import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { organizationalMilestoneId } from './ids';
import { personId } from '../../kernel/ids';
import { MILESTONE_TYPES } from './constants';

const category = 'organizationalMilestone';
const ofMilestone = { milestoneId: organizationalMilestoneId };
const described = {
  ...ofMilestone,
  title: z.string(),
  description: z.string(),
  milestoneType: z.enum(MILESTONE_TYPES),
  targetDate: z.iso.date(),
  celebrationPlan: z.string(),
  pointsReward: z.number().int().nonnegative(),
  /** Nobody named: everybody. */
  eligibleEmployees: z.array(personId),
};

export const OrganizationalMilestonePlanned = event('OrganizationalMilestonePlanned', 1, {
  category,
  description: 'A milestone of the organization was planned.',
  data: { ...described, createdBy: personId },
});

export const OrganizationalMilestoneRevised = event('OrganizationalMilestoneRevised', 1, {
  category,
  description: 'A milestone of the organization was edited.',
  data: described,
});

export const OrganizationalMilestoneStarted = event('OrganizationalMilestoneStarted', 1, {
  category,
  description: 'Work on a milestone of the organization began.',
  data: ofMilestone,
});

export const MilestoneAchieved = event('MilestoneAchieved', 1, {
  category,
  description: 'The organization achieved a milestone; everyone eligible is credited its points.',
  data: {
    ...ofMilestone,
    title: z.string(),
    achievedDate: z.iso.date(),
    pointsReward: z.number().int().nonnegative(),
    eligibleEmployees: z.array(personId),
    achievedBy: personId,
  },
});

export const MilestoneRewardsCredited = event('MilestoneRewardsCredited', 1, {
  category,
  description: 'Everyone eligible has been credited the points of a milestone.',
  data: { ...ofMilestone, peopleCredited: z.number().int().nonnegative() },
});

export const OrganizationalMilestoneCancelled = event('OrganizationalMilestoneCancelled', 1, {
  category,
  description: 'A milestone of the organization was given up, and why.',
  data: { ...ofMilestone, cancelledBecause: z.string() },
});

export const organizationalMilestoneEvents = [
  OrganizationalMilestonePlanned,
  OrganizationalMilestoneRevised,
  OrganizationalMilestoneStarted,
  MilestoneAchieved,
  MilestoneRewardsCredited,
  OrganizationalMilestoneCancelled,
] as const;
export type OrganizationalMilestoneEvent = EventOf<(typeof organizationalMilestoneEvents)[number]>;
export type NewOrganizationalMilestoneEvent = NewEventOf<(typeof organizationalMilestoneEvents)[number]>;
