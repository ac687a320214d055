import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../kernel/event';
import { careerMilestoneId, personId } from '../kernel/ids';
import { MILESTONE_TYPES } from './constants';

/** Every event of a milestone names it and the employee: the words in it are encrypted with the employee's key. */
const ofMilestone = { milestoneId: careerMilestoneId, employeeId: personId };
const about = 'employeeId';
const category = 'careerMilestone';

/** A manager planned a milestone with someone who reports to them. */
export const CareerMilestonePlanned = event('CareerMilestonePlanned', 1, {
  category,
  about,
  description: 'A manager planned a career milestone with someone who reports to them.',
  data: {
    ...ofMilestone,
    managerId: personId,
    milestoneType: z.enum(MILESTONE_TYPES),
    title: personal(z.string()),
    description: personal(z.string().optional()),
    goals: personal(z.array(z.string())),
    expectedOutcomes: personal(z.array(z.string())),
    dueDate: z.iso.date(),
    /** The milestone this one comes after. */
    followsId: careerMilestoneId.optional(),
  },
});

/** Work on the milestone has begun. */
export const CareerMilestoneStarted = event('CareerMilestoneStarted', 1, {
  category,
  description: 'Work on a career milestone has begun.',
  data: ofMilestone,
});

/** The milestone is due on another day. */
export const CareerMilestoneRescheduled = event('CareerMilestoneRescheduled', 1, {
  category,
  about,
  description: 'A career milestone is due on another day.',
  data: { ...ofMilestone, dueDate: z.iso.date(), reason: personal(z.string().optional()) },
});

/** One of the two wrote, or rewrote, their notes. */
export const CareerMilestoneNoteTaken = event('CareerMilestoneNoteTaken', 1, {
  category,
  about,
  description: 'The manager or the employee wrote their notes on a career milestone.',
  data: {
    ...ofMilestone,
    managerId: personId,
    by: z.enum(['manager', 'employee']),
    notes: personal(z.string()),
  },
});

/** The milestone was reached. */
export const CareerMilestoneAchieved = event('CareerMilestoneAchieved', 1, {
  category,
  about,
  description: 'A career milestone was reached.',
  data: { ...ofMilestone, managerId: personId, actualOutcomes: personal(z.array(z.string())) },
});

/** The milestone was not reached. */
export const CareerMilestoneMissed = event('CareerMilestoneMissed', 1, {
  category,
  about,
  description: 'A career milestone was not reached.',
  data: {
    ...ofMilestone,
    managerId: personId,
    actualOutcomes: personal(z.array(z.string())),
    reason: personal(z.string().optional()),
  },
});

export const careerEvents = [
  CareerMilestonePlanned,
  CareerMilestoneStarted,
  CareerMilestoneRescheduled,
  CareerMilestoneNoteTaken,
  CareerMilestoneAchieved,
  CareerMilestoneMissed,
] as const;
export type CareerEvent = EventOf<(typeof careerEvents)[number]>;
export type NewCareerEvent = NewEventOf<(typeof careerEvents)[number]>;
