import { createHash } from 'node:crypto';
import { isErased, readable, type Erased } from '@annals/contracts/kernel/erased';
import { SCORE_NAMES, type Scores } from '@annals/contracts/wellbeing/constants';
import type { CheckInSubmitted } from '@annals/contracts/wellbeing/events';
import type { WellbeingCheckInRow } from '@annals/contracts/wellbeing/views';
import { weekOf } from '@annals/contracts/wellbeing/weeks';
import { projection } from '../kernel/projection';

/** `listId` stands for the check-in in its team's list: it leads back to no event, and its order is no order of time. */
export type KeptCheckIn = WellbeingCheckInRow & { readonly listId: string };

/** Every answered pulse check: the specification's `wellbeing_checkins`. */
export const wellbeingCheckIns = projection<KeptCheckIn, CheckInSubmitted>({
  name: 'wellbeing_checkins',
  version: 2,
  columns: {
    id: 'uuid',
    employeeId: 'uuid',
    overallWellbeing: 'integer',
    workLifeBalance: 'integer',
    stressLevel: 'integer',
    jobSatisfaction: 'integer',
    workload: 'integer',
    teamRelationships: 'integer',
    feedback: 'text?',
    concerns: 'text?',
    suggestions: 'text?',
    createdAt: 'timestamptz',
    managerId: 'uuid?',
    week: 'date',
    listId: 'text',
    attributedBy: 'uuid?',
  },
  indexes: {
    latestOfPerson: ['employeeId', 'createdAt desc', 'id desc'],
    latestOfTeam: ['managerId', 'week desc', 'listId'],
    latest: ['week desc', 'listId'],
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
          listId: createHash('sha256').update(data.checkInId).digest('hex').slice(0, 32),
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
