import {
  CohortOutcomesMeasured,
  TeamPerformanceMeasured,
  type NewCohortEvent,
  type RoiMetrics,
} from '@annals/contracts/features/cohorts/events';
import { sameWords } from '../../platform/commands/same-words';
import { takingPart, type ExistingCohort, type MeasuredTeam, type Participant } from './cohort';

/**
 * What a completed cohort achieved, as events: each team whose ratings differ from what was measured before, and the figures of the whole
 * when they changed. Nothing is estimated: what no event tells stays null.
 * @param teams those that could be measured, today
 */
export function outcomeEvents(
  cohort: ExistingCohort,
  teams: readonly MeasuredTeam[] = [],
): readonly NewCohortEvent[] {
  const measured = new Map(teams.map(({ participantId, ...team }) => [participantId, team]));
  const participants = takingPart(cohort).map((participant) => ({
    ...participant,
    team: measured.get(participant.participantId) ?? participant.team,
  }));
  const events: NewCohortEvent[] = [];
  for (const { enrolmentId, participantId, team } of participants)
    if (team && !sameWords(team, cohort.participants.get(participantId)?.team))
      events.push(
        TeamPerformanceMeasured.of({
          cohortId: cohort.cohortId,
          enrolmentId,
          employeeId: participantId,
          ...team,
          improvement: improvementOf(team),
        }),
      );
  const roiMetrics = metricsOf(participants, cohort.learningModules.length);
  if (!sameWords(roiMetrics, cohort.roiMetrics))
    events.push(CohortOutcomesMeasured.of({ cohortId: cohort.cohortId, roiMetrics }));
  return events;
}

function metricsOf(participants: readonly Participant[], modules: number): RoiMetrics {
  const finished = participants.filter(({ completed }) => completed.size === modules);
  const gains = participants.flatMap(({ pre, post }) => (pre === null || post === null ? [] : [post - pre]));
  const improvements = participants.flatMap(({ team }) => (team ? [improvementOf(team)] : []));
  return {
    completionRate:
      participants.length === 0 ? null : toTwoDecimals((finished.length / participants.length) * 100),
    averageScoreGain: mean(gains),
    assessedParticipants: gains.length,
    averageTeamImprovement: mean(improvements),
    measuredTeams: improvements.length,
  };
}

function improvementOf({
  ratingBefore,
  ratingSince,
}: Pick<MeasuredTeam, 'ratingBefore' | 'ratingSince'>): number {
  return toTwoDecimals(ratingSince - ratingBefore);
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return toTwoDecimals(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
