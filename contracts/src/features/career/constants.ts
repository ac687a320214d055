import { translated } from '../../kernel/text';

/** What a career milestone is set for. */
export const MILESTONE_TYPES = ['30_day', '60_day', '90_day', 'quarterly'] as const;
export type MilestoneType = (typeof MILESTONE_TYPES)[number];

export const MILESTONE_TYPE_LABELS: Readonly<Record<MilestoneType, string>> = translated({
  '30_day': '30-day milestone',
  '60_day': '60-day milestone',
  '90_day': '90-day milestone',
  quarterly: 'Quarterly review',
});

/** How many days a milestone of each kind usually has. */
export const MILESTONE_DAYS: Readonly<Record<MilestoneType, number>> = {
  '30_day': 30,
  '60_day': 60,
  '90_day': 90,
  quarterly: 91,
};

export const MILESTONE_STATUSES = ['pending', 'in_progress', 'achieved', 'missed', 'cancelled'] as const;
/** Those in which something is still to be done. */
export const OPEN_MILESTONE_STATUSES = [
  'pending',
  'in_progress',
] as const satisfies readonly (typeof MILESTONE_STATUSES)[number][];
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];
