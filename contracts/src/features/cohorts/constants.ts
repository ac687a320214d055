import { translated } from '../../kernel/text';

/** From planned to its end. */
export const COHORT_STATUSES = ['planning', 'active', 'completed', 'cancelled'] as const;
export type CohortStatus = (typeof COHORT_STATUSES)[number];

export const COHORT_STATUS_LABELS: Readonly<Record<CohortStatus, string>> = translated({
  planning: 'Planning',
  active: 'Active',
  completed: 'Completed',
  cancelled: 'Cancelled',
});

/** The states in which a cohort still changes. */
export const OPEN_COHORT_STATUSES = ['planning', 'active'] as const satisfies readonly CohortStatus[];

export function isOpenCohort(status: CohortStatus): boolean {
  return (OPEN_COHORT_STATUSES as readonly CohortStatus[]).includes(status);
}

/** How far somebody got: `finished` and `unfinished` once the cohort is over, by whether every module was completed. */
export const PARTICIPANT_STATUSES = ['active', 'finished', 'unfinished', 'withdrawn', 'cancelled'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantStatus, string>> = translated({
  active: 'Active',
  finished: 'Finished',
  unfinished: 'Not finished',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
});

/** The two assessments: before the first module and after the last one. */
export const ASSESSMENTS = ['pre', 'post'] as const;
export type Assessment = (typeof ASSESSMENTS)[number];

export const ASSESSMENT_LABELS: Readonly<Record<Assessment, string>> = translated({
  pre: 'Pre-assessment',
  post: 'Post-assessment',
});

/** The scale of an assessment, in whole points. */
export const ASSESSMENT_SCORE = { minimum: 0, maximum: 100 } as const;
/** How useful a participant found a module. */
export const MODULE_FEEDBACK = { minimum: 1, maximum: 5 } as const;

/** How many take part unless somebody says otherwise, and the most there can be. */
export const DEFAULT_MAX_PARTICIPANTS = 10;
export const MOST_PARTICIPANTS = 50;
export const MOST_MODULES = 20;

/** Teams of fewer rated people than this are not measured, so that nobody's rating can be told from an average. */
export const FEWEST_RATED_IN_TEAM = 3;

/** The quarter a day (`YYYY-MM-DD`) lies in: `Q4-2026`. */
export function quarterOf(day: string): string {
  return `Q${String(Math.ceil(Number(day.slice(5, 7)) / 3))}-${day.slice(0, 4)}`;
}
