import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { personId } from '../../kernel/ids';
import { declineReason, wholePoints } from '../recognition/commands';
import { MILESTONE_TYPES } from './constants';
import { msg } from '../../kernel/text';

const MOST_ELIGIBLE = 500;

/** A milestone as an administrator plans or revises it: always all of it. */
export const describeMilestone = z.strictObject({
  title: z
    .string(msg('Title is required'))
    .trim()
    .min(1, msg('Title is required'))
    .max(120, msg('Title cannot exceed 120 characters')),
  description: z
    .string(msg('Please describe it'))
    .trim()
    .min(1, msg('Please describe it'))
    .max(2_000, msg('Please stay below 2,000 characters')),
  milestoneType: z.enum(MILESTONE_TYPES, msg('Please choose a type')),
  targetDate: calendarDay(),
  celebrationPlan: z.string().trim().max(2_000, msg('Please stay below 2,000 characters')).default(''),
  /** What everyone eligible is credited when it is achieved. */
  pointsReward: wholePoints(0, 10_000).default(0),
  /** Who is rewarded; nobody named: everybody. */
  eligibleEmployees: z
    .array(personId)
    .max(MOST_ELIGIBLE, msg('Please name at most 500 people, or nobody for everybody'))
    .transform((ids) => [...new Set(ids)])
    .default([]),
});
export type DescribeMilestone = z.infer<typeof describeMilestone>;

export const achieveMilestone = z.strictObject({ achievedDate: calendarDay() });
export const cancelMilestone = z.strictObject({ reason: declineReason });
