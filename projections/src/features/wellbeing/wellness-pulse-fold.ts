import { isErased } from '@annals/contracts/kernel/erased';
import { bandOf, SCORE, SCORE_NAMES, type Scores } from '@annals/contracts/features/wellbeing/constants';
import type { WellbeingEvent } from '@annals/contracts/features/wellbeing/events';
import { wellnessPulseRow, type WellnessPulseRow } from '@annals/contracts/features/wellbeing/views';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import { projection } from '../../engine/projection';
import { scoresIn } from './check-ins-fold';

/** Every answered pulse with what ALEX worked out of it: the specification's `wellness_pulse`. It is read by its person alone. */
export const wellnessPulse = projection<WellnessPulseRow, WellbeingEvent>({
  name: 'wellness_pulse',
  version: 1,
  row: wellnessPulseRow,
  indexes: {
    latestOfPerson: ['employeeId', 'createdAt desc', 'id desc'],
    toAssess: ['assessedAt', 'createdAt'],
  },
  tags: ['Wellbeing'],
  onlyThoseConcerned: true,
  concerns: (row) => [row.employeeId],
  key: (event) => event.data.checkInId,
  evolve: {
    WellbeingCheckInSubmitted: (_, { data, metadata }) => {
      const responses = scoresIn(data);
      return (
        responses && {
          id: data.checkInId,
          employeeId: data.employeeId,
          pulseType: 'weekly',
          questions: SCORE_NAMES.map((name) => ({ name, minimum: SCORE.minimum, maximum: SCORE.maximum })),
          responses,
          overallScore: overallScoreOf(responses),
          burnoutRisk: 'low',
          attritionRisk: 'low',
          managerActionRequired: false,
          suggestedActions: [],
          sentimentAnalysis: sentimentOf(responses),
          previousScoreComparison: null,
          trendDirection: null,
          createdAt: metadata.occurredAt,
          week: weekOf(metadata.occurredAt),
          assessedAt: null,
          weeks: 0,
        }
      );
    },
    WellnessPulseAssessed: (row, { data, metadata }) => {
      const { burnoutRisk, attritionRisk, suggestedActions, previousScoreComparison, trendDirection, weeks } =
        data;
      if (
        !row ||
        isErased(burnoutRisk) ||
        isErased(attritionRisk) ||
        isErased(suggestedActions) ||
        isErased(previousScoreComparison) ||
        isErased(trendDirection) ||
        isErased(weeks)
      )
        return row;
      return {
        ...row,
        burnoutRisk,
        attritionRisk,
        managerActionRequired: burnoutRisk === 'high' || attritionRisk === 'high',
        suggestedActions,
        previousScoreComparison,
        trendDirection,
        weeks,
        assessedAt: metadata.occurredAt,
      };
    },
  },
});

/** The average of the six scores on the five-point scale of ratings, to two decimals. */
export function overallScoreOf(scores: Scores): number {
  const sum = SCORE_NAMES.reduce((all, name) => all + scores[name], 0);
  return Math.round((sum / SCORE_NAMES.length / 2) * 100) / 100;
}

function sentimentOf(scores: Scores): WellnessPulseRow['sentimentAnalysis'] {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const name of SCORE_NAMES) {
    const band = bandOf(scores[name]);
    counts[band === 'needs-attention' ? 'negative' : band === 'fair' ? 'neutral' : 'positive'] += 1;
  }
  return counts;
}
