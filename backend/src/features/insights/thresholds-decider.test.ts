import { InsightThresholdsSet } from '@annals/contracts/features/insights/rule-events';
import {
  DEFAULT_THRESHOLDS,
  RULE_NAMES,
  quietDays,
  thresholdFields,
  thresholdsInForce,
} from '@annals/contracts/features/insights/rules';
import { personId } from '@annals/contracts/kernel/ids';
import { expect, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { given } from '../../platform/commands/given';
import { ThresholdsOutOfLimits } from './errors';
import { insightRuleThresholds } from './thresholds-decider';

const admin: Actor = { id: personId.parse('018f0000-0000-7000-8000-00000000000d'), role: 'admin' };
const set = (thresholds: Record<string, number>) => ({
  type: 'SetThresholds' as const,
  rule: 'unrecognised-achievements' as const,
  thresholds,
});
const twenty = InsightThresholdsSet.of({
  rule: 'unrecognised-achievements',
  thresholds: { days: 20, within: 60 },
});

test('an administrator sets what a rule compares with; what holds already changes nothing', () => {
  given(insightRuleThresholds)
    .when(set({ days: 20, within: 60 }), admin)
    .then(twenty);
  given(insightRuleThresholds, twenty)
    .when(set({ days: 20, within: 60 }), admin)
    .thenNothing();
  given(insightRuleThresholds)
    .when(set({ days: 14, within: 60 }), admin)
    .thenNothing();
});
test('figures out of their limits, unknown ones and missing ones are refused', () => {
  given(insightRuleThresholds)
    .when(set({ days: 2, within: 60 }), admin)
    .refused(ThresholdsOutOfLimits);
  given(insightRuleThresholds)
    .when(set({ days: 20 }), admin)
    .refused(ThresholdsOutOfLimits);
  given(insightRuleThresholds)
    .when(set({ days: 20, within: 60, sugar: 1 }), admin)
    .refused(ThresholdsOutOfLimits);
});
test('what is set takes the place of its default, everything else keeps it', () => {
  const inForce = thresholdsInForce(new Map([['ageing-pain-points', { days: 21 }]]));
  expect(inForce).toEqual({ ...DEFAULT_THRESHOLDS, 'ageing-pain-points': { days: 21 } });
});
test.each(RULE_NAMES)('the defaults of %s are within their limits', (rule) => {
  expect(thresholdFields(rule).safeParse(DEFAULT_THRESHOLDS[rule]).success).toBe(true);
});
test('each “not helpful” doubles the quiet, up to about two years and a half', () => {
  expect([0, 1, 2, 3, 9].map(quietDays)).toEqual([0, 28, 56, 112, 896]);
});
