import { ASSESSMENT_LABELS } from '@annals/contracts/features/cohorts/constants';
import type { CohortEvent, LearningModule } from '@annals/contracts/features/cohorts/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import type { CohortState, ExistingCohort } from './cohort';
import { leadershipCohort } from './decider';

const text = (field: string, before: string | null, after: string | null): HistoryChange[] =>
  before === after ? [] : [{ field, kind: 'text', before: before || null, after: after || null }];
const day = (field: string, before: string | null, after: string): HistoryChange[] =>
  before === after ? [] : [{ field, kind: 'day', before, after }];
const titles = (modules: readonly LearningModule[]) => modules.map(({ title }) => title).join('\n');
const existing = (state: CohortState): ExistingCohort | null => (state.status === 'none' ? null : state);
const titleOf = (state: CohortState, id: string) =>
  existing(state)?.learningModules.find(({ moduleId }) => moduleId === id)?.title ?? 'a module';
const rated = (rating: number) => rating.toFixed(2);

/** A sentence for each of its events. */
export const cohortHistory: HistoryFormatters<CohortState, CohortEvent> = {
  CohortPlanned: ({ data }, _, { nameOf }) => ({
    does: `planned the cohort for ${data.quarter}.`,
    changes: [
      ...text('Facilitator', null, nameOf(data.facilitatorId)),
      ...day('Start', null, data.startDate),
      ...day('End', null, data.endDate),
      ...text('Places', null, String(data.maxParticipants)),
      ...text('Modules', null, titles(data.learningModules)),
    ],
  }),
  CohortRenamed: ({ data }, before) => ({
    does: 'edited the cohort.',
    changes: [
      ...text('Name', existing(before)?.name ?? null, data.name),
      ...text('Description', existing(before)?.description ?? null, data.description),
    ],
  }),
  CohortRescheduled: ({ data }, before) => ({
    does: 'moved the cohort.',
    changes: [
      ...text('Quarter', existing(before)?.quarter ?? null, data.quarter),
      ...day('Start', existing(before)?.startDate ?? null, data.startDate),
      ...day('End', existing(before)?.endDate ?? null, data.endDate),
    ],
  }),
  CohortPlacesChanged: ({ data }, before) => ({
    does: 'changed the number of places.',
    changes: text('Places', String(existing(before)?.maxParticipants ?? ''), String(data.maxParticipants)),
  }),
  FacilitatorAppointed: ({ data }, _, { nameOf }) => ({
    does: `appointed ${nameOf(data.facilitatorId)} as facilitator after ${nameOf(data.previousFacilitatorId)}.`,
  }),
  LearningModulesRevised: ({ data }, before) => ({
    does: 'revised the learning modules.',
    changes: text('Modules', titles(existing(before)?.learningModules ?? []), titles(data.learningModules)),
  }),
  ParticipantEnrolled: ({ data }, _, { nameOf }) => ({ does: `enrolled ${nameOf(data.employeeId)}.` }),
  ParticipantWithdrew: ({ data, metadata }, _, { nameOf }) => ({
    does: data.employeeId === metadata.actorId ? 'withdrew.' : `withdrew ${nameOf(data.employeeId)}.`,
    reason: words(data.reason),
  }),
  CohortStarted: ({ data }) => ({
    does: `started the cohort with ${count(data.participantIds.length, 'participant')}.`,
  }),
  ModuleCompleted: ({ data }, before) => ({
    does: `completed “${titleOf(before, data.moduleId)}”.`,
    changes:
      data.feedbackScore === null ? [] : text('Usefulness', null, `${String(data.feedbackScore)} of 5`),
  }),
  ModuleReopened: ({ data }, before) => ({ does: `took “${titleOf(before, data.moduleId)}” up again.` }),
  AssessmentRecorded: ({ data: { employeeId, assessment, score } }, before, { nameOf }) => {
    const earlier = existing(before)?.participants.get(employeeId)?.[assessment] ?? null;
    return {
      does: `${earlier === null ? 'recorded' : 'corrected'} the ${ASSESSMENT_LABELS[assessment].toLowerCase()} of ${nameOf(employeeId)}.`,
      changes: text('Score', earlier === null ? null : String(earlier), String(score)),
    };
  },
  CohortCompleted: ({ data }) => ({
    does: `completed the cohort with ${count(data.participantIds.length, 'participant')}.`,
  }),
  CohortCancelled: ({ data }) => ({ does: 'cancelled the cohort.', reason: words(data.reason) }),
  TeamPerformanceMeasured: ({ data }, _, { nameOf }) => ({
    does: `compared the ratings of ${nameOf(data.employeeId)}’s team before and since.`,
    changes: text('Mean rating', rated(data.ratingBefore), rated(data.ratingSince)),
  }),
  CohortOutcomesMeasured: ({ data: { roiMetrics } }) => ({
    does: 'worked out what the cohort achieved.',
    changes: [
      ...text('Completed every module', null, withUnit(roiMetrics.completionRate, '%')),
      ...text('Mean score gain', null, withUnit(roiMetrics.averageScoreGain, ' points')),
      ...text('Mean team improvement', null, withUnit(roiMetrics.averageTeamImprovement, '')),
    ],
  }),
};

function count(number: number, of: string): string {
  return `${String(number)} ${of}${number === 1 ? '' : 's'}`;
}

function withUnit(value: number | null, unit: string): string | null {
  return value === null ? null : `${String(value)}${unit}`;
}

/** The events that tell what a cohort as a whole achieved: for those in charge. */
const FOR_THOSE_IN_CHARGE = new Set<string>(['CohortOutcomesMeasured']);

/**
 * Tells a cohort's events as plain sentences, newest first. What happened to a participant is told to those in charge, to the participant
 * and to their managers.
 * @param shared the participants the reader may know of, or `everybody`
 */
export function historyOf(
  events: readonly RecordedEvent[],
  shared: ReadonlySet<string> | 'everybody',
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const { entries } = formatHistory(leadershipCohort, cohortHistory, events, names);
  if (shared === 'everybody') return entries;
  const told = new Set(
    events
      .filter(({ type, data }) => {
        const { employeeId } = data as { employeeId?: string };
        return employeeId === undefined ? !FOR_THOSE_IN_CHARGE.has(type) : shared.has(employeeId);
      })
      .map(({ id }) => id),
  );
  return entries.filter(({ id }) => told.has(id));
}
