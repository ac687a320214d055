import { SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import type { CheckInSubmitted } from '@annals/contracts/features/wellbeing/events';
import { wellbeingWeekRow, type WellbeingWeekRow } from '@annals/contracts/features/wellbeing/views';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import { projection } from '../../engine/projection';
import { scoresIn } from './check-ins-fold';

/**
 * What each team answered in each week. Whatever is shown of anyone's answers to others is made of whole rows of this table, so that two
 * looks never differ by less than a row; see `sharedWeeks`. People who join, leave or change teams later change no row that is there.
 */
export const wellbeingWeeks = projection<WellbeingWeekRow, CheckInSubmitted>({
  name: 'wellbeing_weeks',
  version: 1,
  row: wellbeingWeekRow,
  indexes: { weeksOfTeam: ['managerId', 'week desc'], week: ['week desc'] },
  tags: ['Wellbeing'],
  onlyThoseConcerned: true,
  concerns: () => [],
  key: ({ data, metadata }) =>
    data.managerId === null ? [] : `${data.managerId}:${weekOf(metadata.occurredAt)}`,
  evolve: {
    WellbeingCheckInSubmitted: (row, { data, metadata }, key) => {
      if (data.managerId === null) return row;
      const before = row ?? emptyWeek(key, data.managerId, weekOf(metadata.occurredAt));
      const scores = scoresIn(data);
      const respondents = before.respondents.includes(data.employeeId)
        ? before.respondents
        : [...before.respondents, data.employeeId];
      const after = { ...before, respondents, respondentCount: respondents.length };
      if (!scores) return { ...after, hasErased: true };
      for (const name of SCORE_NAMES) after[name] += scores[name];
      return { ...after, checkIns: before.checkIns + 1 };
    },
  },
});

function emptyWeek(id: string, managerId: WellbeingWeekRow['managerId'], week: string): WellbeingWeekRow {
  return {
    id,
    managerId,
    week,
    respondents: [],
    respondentCount: 0,
    checkIns: 0,
    overallWellbeing: 0,
    workLifeBalance: 0,
    stressLevel: 0,
    jobSatisfaction: 0,
    workload: 0,
    teamRelationships: 0,
    hasErased: false,
  };
}
