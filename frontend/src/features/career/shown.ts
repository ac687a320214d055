import { OPEN_MILESTONE_STATUSES, type MilestoneStatus } from '@annals/contracts/features/career/constants';
import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import type { BadgeTone } from '../../ui/Badge';

export const STATUS_TONES: Readonly<Record<MilestoneStatus, BadgeTone>> = {
  pending: 'grey',
  in_progress: 'yellow',
  achieved: 'green',
  missed: 'red',
  cancelled: 'grey',
};

/** Whether something is still to be done that should have been by the day it is for its employee. */
export function isOverdue({
  status,
  dueDate,
  today,
}: Pick<CareerMilestoneView, 'status' | 'dueDate' | 'today'>): boolean {
  return OPEN_MILESTONE_STATUSES.some((open) => open === status) && dueDate < today;
}
