import { daysAfter } from '@annals/contracts/kernel/local-time';
import { changeMilestone, planMilestone } from '@annals/contracts/features/career/commands';
import {
  MILESTONE_DAYS,
  MILESTONE_TYPES,
  type MilestoneType,
} from '@annals/contracts/features/career/constants';
import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { z } from 'zod';
import { fromLines } from '../../ui/drafts/lines';
import { today } from '../../time/due';

/** What the inputs of the plan hold, turned into what the contract wants and checked by its rules. */
export const planForm = z
  .object({
    employeeId: z.string(),
    milestoneType: z.enum(MILESTONE_TYPES),
    title: z.string(),
    description: z.string(),
    goals: z.string(),
    expectedOutcomes: z.string(),
    dueDate: z.string(),
    followsId: z.string(),
  })
  .transform(
    ({ description, goals, expectedOutcomes, followsId, ...rest }): z.input<typeof planMilestone> => ({
      ...rest,
      ...(description !== '' && { description }),
      goals: fromLines(goals),
      expectedOutcomes: fromLines(expectedOutcomes),
      ...(followsId !== '' && { followsId }),
    }),
  )
  .pipe(planMilestone);
export type PlanValues = z.input<typeof planForm>;

/** The form as it opens: the first milestone of a person, or the one that comes after another. */
export function emptyPlan(employeeId: string, follows: CareerMilestoneView | null): PlanValues {
  const milestoneType = follows ? typeAfter(follows.milestoneType) : MILESTONE_TYPES[0];
  return {
    employeeId: follows?.employeeId ?? employeeId,
    milestoneType,
    title: '',
    description: '',
    goals: '',
    expectedOutcomes: '',
    dueDate: usualDueDate(milestoneType),
    followsId: follows?.id ?? '',
  };
}

/** 30, 60 and 90 days; after those, quarter by quarter. */
export function typeAfter(type: MilestoneType): MilestoneType {
  return MILESTONE_TYPES[MILESTONE_TYPES.indexOf(type) + 1] ?? 'quarterly';
}

/** As many days from today as a milestone of this kind usually has. */
export function usualDueDate(type: MilestoneType, now: Date = new Date()): string {
  return daysAfter(today(now), MILESTONE_DAYS[type]);
}

/** Outcomes and, where it was missed, what got in the way. */
export function concludeForm(status: 'achieved' | 'missed') {
  return z
    .object({ actualOutcomes: z.string(), reason: z.string() })
    .transform(({ actualOutcomes, reason }): z.input<typeof changeMilestone> => ({
      status,
      actualOutcomes: fromLines(actualOutcomes),
      ...(reason !== '' && { reason }),
    }))
    .pipe(changeMilestone);
}

/** Another day, and why. */
export const moveForm = z
  .object({ dueDate: z.string(), reason: z.string() })
  .transform(({ dueDate, reason }): z.input<typeof changeMilestone> => ({
    dueDate,
    ...(reason !== '' && { reason }),
  }))
  .pipe(changeMilestone);
