import { isErased, readable, type Erased } from '@annals/contracts/kernel/erased';
import { SCORE_NAMES, type Scores } from '@annals/contracts/features/wellbeing/constants';
import type { CheckInSubmitted } from '@annals/contracts/features/wellbeing/events';
import { wellbeingCheckInRow, type WellbeingCheckInRow } from '@annals/contracts/features/wellbeing/views';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import { projection } from '../../engine/projection';

/** Every answered pulse check: the specification's `wellbeing_checkins`. */
export const wellbeingCheckIns = projection<WellbeingCheckInRow, CheckInSubmitted>({
  name: 'wellbeing_checkins',
  version: 3,
  row: wellbeingCheckInRow,
  indexes: {
    latestOfPerson: ['employeeId', 'createdAt desc', 'id desc'],
    latestOfTeam: ['managerId', 'week desc'],
    latest: ['week desc'],
  },
  tags: ['Wellbeing'],
  // A manager's screen does not move when somebody answers: that would tell who it was.
  onlyThoseConcerned: true,
  concerns: (row) => [row.employeeId],
  key: (event) => event.data.checkInId,
  evolve: {
    WellbeingCheckInSubmitted: (_, { data, metadata }) => {
      const scores = scoresIn(data);
      return (
        scores && {
          id: data.checkInId,
          employeeId: data.employeeId,
          ...scores,
          feedback: textOf(data.feedback),
          concerns: textOf(data.concerns),
          suggestions: textOf(data.suggestions),
          createdAt: metadata.occurredAt,
          managerId: data.managerId,
          week: weekOf(metadata.occurredAt),
          attributedBy: data.attributedBy ?? null,
        }
      );
    },
  },
});

/** The six scores; null once they were erased. */
export function scoresIn(data: CheckInSubmitted['data']): Scores | null {
  const scores: Partial<Record<keyof Scores, number>> = {};
  for (const name of SCORE_NAMES) {
    const score = data[name];
    if (isErased(score)) return null;
    scores[name] = score;
  }
  return scores as Scores;
}

function textOf(value: string | undefined | Erased): string | null {
  return value === undefined || value === '' ? null : readable(value);
}
