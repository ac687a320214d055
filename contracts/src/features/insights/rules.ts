import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { msg, t, translated } from '../../kernel/text';

/** A figure a rule compares with: what administrators can set, within limits. */
export interface Threshold {
  readonly label: string;
  readonly unit: string;
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

interface InsightRuleDeclaration {
  readonly label: string;
  /** One sentence: what it finds, and for whom. */
  readonly sentence: string;
  /** Raised with the method, not with a threshold: what was found by another version was found in another way. */
  readonly version: number;
  readonly thresholds: Readonly<Record<string, Threshold>>;
}

/** The rules ALEX finds by, and what each compares with. The one place of every threshold. */
export const INSIGHT_RULES = translated({
  'meeting-overload': {
    label: 'Meeting overload',
    sentence:
      'This week or the next has far more 1:1 and skip-level meetings than the person’s own last quarter.',
    version: 1,
    thresholds: {
      times: {
        label: 'Times the usual week',
        unit: 'times',
        default: 1.5,
        minimum: 1.1,
        maximum: 5,
        step: 0.1,
      },
      more: {
        label: 'More than usual, at least',
        unit: 'meetings',
        default: 4,
        minimum: 1,
        maximum: 30,
        step: 1,
      },
      fewestWeeks: {
        label: 'Weeks with meetings before, at least',
        unit: 'weeks',
        default: 6,
        minimum: 3,
        maximum: 12,
        step: 1,
      },
    },
  },
  'falling-wellbeing': {
    label: 'Falling wellbeing',
    sentence:
      'The average of pulse checks has been falling for weeks: the team’s for its manager, in shared weeks alone; one’s own for oneself.',
    version: 2,
    thresholds: {
      teamFall: {
        label: 'Fall of a team',
        unit: 'points',
        default: 1.2,
        minimum: 0.3,
        maximum: 5,
        step: 0.1,
      },
      ownFall: {
        label: 'Fall of one’s own',
        unit: 'points',
        default: 2.5,
        minimum: 0.5,
        maximum: 5,
        step: 0.1,
      },
      fewestWeeks: {
        label: 'Weeks with answers, at least',
        unit: 'weeks',
        default: 6,
        minimum: 5,
        maximum: 8,
        step: 1,
      },
    },
  },
  'stress-without-meetings': {
    label: 'Stress without 1:1s',
    sentence:
      'Weeks of a low stress score (a low one is much stress), and somebody who has had no 1:1 for long: to the manager about the whole team, to a person about themself.',
    version: 1,
    thresholds: {
      below: {
        label: 'Stress score, median below',
        unit: 'of 10',
        default: 5,
        minimum: 2,
        maximum: 8,
        step: 0.5,
      },
      days: { label: 'Without a 1:1 for', unit: 'days', default: 21, minimum: 7, maximum: 90, step: 1 },
      fewestWeeks: {
        label: 'Weeks with answers, at least',
        unit: 'weeks',
        default: 3,
        minimum: 2,
        maximum: 4,
        step: 1,
      },
    },
  },
  'overdue-reviews': {
    label: 'Overdue reviews',
    sentence: 'Performance reviews past their due date that wait for the person.',
    version: 1,
    thresholds: {
      days: { label: 'Overdue for', unit: 'days', default: 3, minimum: 1, maximum: 60, step: 1 },
    },
  },
  'unrecognised-achievements': {
    label: 'Unrecognised achievements',
    sentence: 'Somebody of the team achieved something that matters and has not been recognised since.',
    version: 1,
    thresholds: {
      days: { label: 'Not recognised for', unit: 'days', default: 14, minimum: 3, maximum: 60, step: 1 },
      within: { label: 'Looked back for', unit: 'days', default: 60, minimum: 30, maximum: 180, step: 10 },
    },
  },
  'ageing-pain-points': {
    label: 'Ageing pain points',
    sentence: 'Pain points of the team that nobody has taken up for long.',
    version: 2,
    thresholds: {
      days: { label: 'Open for', unit: 'days', default: 14, minimum: 3, maximum: 90, step: 1 },
    },
  },
  'unused-time-off': {
    label: 'Unused time off',
    sentence: 'The year ends soon, and days of vacation would lapse with it.',
    version: 1,
    thresholds: {
      days: {
        label: 'Days that would lapse, at least',
        unit: 'days',
        default: 3,
        minimum: 1,
        maximum: 30,
        step: 1,
      },
      weeks: {
        label: 'Before the end of the year',
        unit: 'weeks',
        default: 10,
        minimum: 2,
        maximum: 26,
        step: 1,
      },
    },
  },
  'stalled-onboarding': {
    label: 'Stalled onboarding',
    sentence: 'An onboarding in which nothing has moved for long, to the manager who runs it.',
    version: 1,
    thresholds: {
      days: { label: 'No step for', unit: 'days', default: 10, minimum: 3, maximum: 60, step: 1 },
    },
  },
  'unprepared-skip-level': {
    label: 'Skip-level meetings without preparation',
    sentence: 'A skip-level meeting comes soon and its leader has no briefing for it.',
    version: 1,
    thresholds: {
      days: { label: 'Beginning within', unit: 'days', default: 3, minimum: 1, maximum: 14, step: 1 },
    },
  },
} as const satisfies Readonly<Record<string, InsightRuleDeclaration>>);

export type RuleName = keyof typeof INSIGHT_RULES;
export const RULE_NAMES = Object.keys(INSIGHT_RULES) as [RuleName, ...RuleName[]];
export type ThresholdsOf<Name extends RuleName> = Readonly<
  Record<keyof (typeof INSIGHT_RULES)[Name]['thresholds'], number>
>;
/** What holds now, by rule. */
export type Thresholds = { readonly [Name in RuleName]: ThresholdsOf<Name> };

export function isRuleName(name: string): name is RuleName {
  return name in INSIGHT_RULES;
}

/** The words for a rule; of one that is no longer in use, its name. */
export function ruleLabel(name: string): string {
  return isRuleName(name) ? INSIGHT_RULES[name].label : name;
}

/** The thresholds of a rule with their names, in their order. */
export function thresholdsOf(rule: RuleName): readonly (readonly [string, Threshold])[] {
  return Object.entries(INSIGHT_RULES[rule].thresholds);
}

/**
 * What holds for every rule: what was set, and the default where nothing was.
 * @param set by rule; names no rule has are left out
 */
export function thresholdsInForce(set: ReadonlyMap<string, Readonly<Record<string, number>>>): Thresholds {
  const all = RULE_NAMES.map((rule) => [
    rule,
    Object.fromEntries(
      thresholdsOf(rule).map(([name, threshold]) => [name, set.get(rule)?.[name] ?? threshold.default]),
    ),
  ]);
  return Object.fromEntries(all) as Thresholds;
}

export const DEFAULT_THRESHOLDS: Thresholds = thresholdsInForce(new Map());

/** The fields of the form that sets a rule's thresholds: each a figure within its limits. */
export function thresholdFields(rule: RuleName) {
  return z.strictObject(
    Object.fromEntries(
      thresholdsOf(rule).map(([name, threshold]) => {
        const { minimum, maximum } = threshold;
        const limits = {
          error: () => t('From {minimum} to {maximum} {unit}', { minimum, maximum, unit: threshold.unit }),
        };
        return [
          name,
          enteredNumber(z.number().min(minimum, limits).max(maximum, limits), msg('Enter a number')),
        ];
      }),
    ),
  );
}

/** The body of `POST /api/ai-insights/rules`. */
export const setInsightThresholds = z.strictObject({
  rule: z.enum(RULE_NAMES),
  thresholds: z.record(z.string().max(40), z.number()),
  reason: z
    .string()
    .trim()
    .min(1, msg('Say why, for those who read the history'))
    .max(500, msg('Please stay below 500 characters')),
});

/** How long a rule is quiet for a person after their first “not helpful”; each further one doubles it. */
export const QUIET_DAYS = 28;
/** The longest a rule can be quiet, about two years. */
const MOST_DOUBLINGS = 5;

/** How many days a rule is quiet for a person who has called it not helpful so many times. */
export function quietDays(times: number): number {
  return times <= 0 ? 0 : QUIET_DAYS * 2 ** Math.min(times - 1, MOST_DOUBLINGS);
}

/** Until when (an ISO instant). @param lastAt when they last called it so */
export function quietUntil(times: number, lastAt: string): string {
  return new Date(Date.parse(lastAt) + quietDays(times) * 86_400_000).toISOString();
}

/** The body of `POST /api/ai-insights/:insightId/contest`. */
export const contestInsight = z.strictObject({
  comment: z.string().trim().max(500, msg('Please stay below 500 characters')).optional(),
});

/** How many insights a person has at once, at most: the more important ones come first. */
export const MOST_AT_ONCE = 5;
