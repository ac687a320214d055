import type { ScoreName } from './constants';

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const TRENDS = ['improving', 'stable', 'declining'] as const;
export type Trend = (typeof TRENDS)[number];

export const ALERT_KINDS = ['burnout', 'attrition'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * Which scores tell of which risk. Burnout: exhaustion shows as stress, too much work and no time to recover (Maslach & Leiter 1997,
 * "The Truth About Burnout"; Demerouti et al. 2001, job demands-resources model). Attrition: content with the job, with how one is doing
 * and with one's colleagues are among the best-founded predictors of leaving (Griffeth, Hom & Gaertner 2000, meta-analysis).
 */
export const SCORES_OF_RISK: Readonly<Record<AlertKind, readonly ScoreName[]>> = {
  burnout: ['stressLevel', 'workload', 'workLifeBalance'],
  attrition: ['jobSatisfaction', 'overallWellbeing', 'teamRelationships'],
};

/** The method behind both risks, with every number in it. Anyone who changes one raises the version: what was worked out keeps the one it had. */
export const RISK_METHOD = {
  name: 'weekly-median',
  version: 1,
  /** Weeks looked at, the newest included. */
  weeks: 8,
  /** The level is the median of this many newest weeks with answers. */
  recentWeeks: 4,
  /** With fewer weeks of answers nothing is said. */
  fewestWeeks: 3,
  /** With fewer weeks of answers no direction is said. */
  fewestWeeksForTrend: 4,
  /** Median below which a risk is high: the band "Needs Attention". */
  highBelow: 4,
  /** Median below which a risk is at least medium: below the band "Good". */
  mediumBelow: 6,
  /** Points a week (Theil–Sen) from which on the scores are called moving. */
  slope: 0.25,
  /** How many times the usual scatter (median absolute deviation) the whole change must be, so that noise is no trend. */
  scatters: 2,
} as const;

/** For so many weeks after an alert its manager is not alerted of the same again. */
export const ALERT_REST_WEEKS = 4;

/** What a person can do, by how they answered; at most three at a time. */
export const SUGGESTED_ACTIONS = [
  'ask-for-one-to-one',
  'sort-workload',
  'protect-time-off',
  'recover-from-stress',
  'talk-about-role',
  'strengthen-ties',
  'say-what-would-help',
  'keep-what-works',
] as const;
export type SuggestedAction = (typeof SUGGESTED_ACTIONS)[number];
export const MOST_SUGGESTIONS = 3;
