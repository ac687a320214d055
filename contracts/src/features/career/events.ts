import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { careerMilestoneId } from './ids';
import { personId } from '../../kernel/ids';
import { REVIEW_REMINDERS } from '../performance-reviews/constants';
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

/** The milestone is dropped: planned by mistake, or the employee has left. */
export const CareerMilestoneCancelled = event('CareerMilestoneCancelled', 1, {
  category,
  about,
  description: 'A career milestone was dropped, with a reason.',
  data: { ...ofMilestone, managerId: personId, reason: personal(z.string()) },
});

/** The employee reports to somebody else, who holds the open milestone from now on. */
export const CareerMilestoneHandedOver = event('CareerMilestoneHandedOver', 1, {
  category,
  description: 'An open career milestone went to the employee’s new manager.',
  data: { ...ofMilestone, fromManagerId: personId, managerId: personId },
});

/** Those concerned were reminded that the milestone is due, or overdue. */
export const CareerMilestoneReminderSent = event('CareerMilestoneReminderSent', 1, {
  category,
  description: 'Those concerned were reminded that a career milestone is due.',
  data: {
    ...ofMilestone,
    recipientIds: z.array(personId),
    dueDate: z.iso.date(),
    occasion: z.enum(REVIEW_REMINDERS),
  },
});

export const careerEvents = [
  CareerMilestonePlanned,
  CareerMilestoneStarted,
  CareerMilestoneRescheduled,
  CareerMilestoneNoteTaken,
  CareerMilestoneAchieved,
  CareerMilestoneMissed,
  CareerMilestoneCancelled,
  CareerMilestoneHandedOver,
  CareerMilestoneReminderSent,
] as const;
export type CareerEvent = EventOf<(typeof careerEvents)[number]>;
export type NewCareerEvent = NewEventOf<(typeof careerEvents)[number]>;
