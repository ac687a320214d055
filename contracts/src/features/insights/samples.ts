import { msg, translated } from '../../kernel/text';
import type { InsightPriority, InsightType } from './constants';
import { addressOf } from '../../addresses';

/** A message that shows what an insight looks like; it is about nobody. */
export interface SampleInsight {
  readonly type: InsightType;
  readonly title: string;
  readonly description: string;
  readonly priority: InsightPriority;
  readonly action?: { readonly label: string; readonly path: string };
}

/** The three of the ALEX Insights screen, for an empty list. */
export const SCREEN_SAMPLES: readonly SampleInsight[] = [
  {
    type: 'recommendation',
    title: msg('Team Performance Optimization'),
    description: msg(
      'When 1:1s fall out several times in a row, ALEX suggests a rhythm that fits the calendars of both.',
    ),
    priority: 'medium',
  },
  {
    type: 'trend_alert',
    title: msg('Positive Trend Alert'),
    description: msg(
      'When a team’s wellbeing rises over several weeks, ALEX tells you, with the figures behind it.',
    ),
    priority: 'low',
  },
  {
    type: 'action_required',
    title: msg('Action Required: Meeting Overload'),
    description: msg(
      'When meetings take up much more of a week than they used to, ALEX asks you to look at them.',
    ),
    priority: 'high',
    action: { label: msg('Review Meeting Schedule'), path: addressOf('meetings') },
  },
];

/** The three of the dashboard's panel: a performance recommendation, a trend alert and an action required. */
export const PANEL_SAMPLES: readonly SampleInsight[] = [
  {
    type: 'recommendation',
    title: msg('Performance recommendation'),
    description: msg('For example: whose achievement of this month has not been recognised yet.'),
    priority: 'medium',
  },
  {
    type: 'trend_alert',
    title: msg('Trend alert'),
    description: msg('For example: the team’s wellbeing rises or falls over several weeks.'),
    priority: 'low',
  },
  {
    type: 'action_required',
    title: msg('Action required'),
    description: msg('For example: a review is overdue, or a pain point has waited for two weeks.'),
    priority: 'high',
  },
];

/** The words of the dashboard's panel of insights. */
export const panelWords = translated({ title: 'ALEX Insights', example: 'Example' });
