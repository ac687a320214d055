import { decimal, t, textsShownAs, withinSentence } from '@annals/contracts/kernel/text';
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
  existing(state)?.learningModules.find(({ moduleId }) => moduleId === id)?.title ?? t('a module');
const rated = (rating: number) => decimal(rating, 2);

/** A sentence for each of its events. */
export const cohortHistory: HistoryFormatters<CohortState, CohortEvent> = {
  CohortPlanned: ({ data }, _, { nameOf }) => ({
    does: t('planned the cohort for {quarter}.', { quarter: data.quarter }),
    changes: [
      ...text(t('Facilitator'), null, nameOf(data.facilitatorId)),
      ...day(t('Start'), null, data.startDate),
      ...day(t('End'), null, data.endDate),
      ...text(t('Places'), null, String(data.maxParticipants)),
      ...text(t('Modules'), null, titles(data.learningModules)),
    ],
  }),
  CohortRenamed: ({ data }, before) => ({
    does: t('edited the cohort.'),
    changes: [
      ...text(t('Name'), existing(before)?.name ?? null, data.name),
      ...text(t('Description'), existing(before)?.description ?? null, data.description),
    ],
  }),
  CohortRescheduled: ({ data }, before) => ({
    does: t('moved the cohort.'),
    changes: [
      ...text(t('Quarter'), existing(before)?.quarter ?? null, data.quarter),
      ...day(t('Start'), existing(before)?.startDate ?? null, data.startDate),
      ...day(t('End'), existing(before)?.endDate ?? null, data.endDate),
    ],
  }),
  CohortPlacesChanged: ({ data }, before) => ({
    does: t('changed the number of places.'),
    changes: text(t('Places'), String(existing(before)?.maxParticipants ?? ''), String(data.maxParticipants)),
  }),
  FacilitatorAppointed: ({ data }, _, { nameOf }) => ({
    does: t('appointed {facilitator} as facilitator after {previousFacilitator}.', {
      facilitator: nameOf(data.facilitatorId),
      previousFacilitator: nameOf(data.previousFacilitatorId),
    }),
  }),
  LearningModulesRevised: ({ data }, before) => ({
    does: t('revised the learning modules.'),
    changes: text(
      t('Modules'),
      titles(existing(before)?.learningModules ?? []),
      titles(data.learningModules),
    ),
  }),
  ParticipantEnrolled: ({ data }, _, { nameOf }) => ({
    does: t('enrolled {employee}.', { employee: nameOf(data.employeeId) }),
  }),
  ParticipantWithdrew: ({ data, metadata }, _, { nameOf }) => ({
    does:
      data.employeeId === metadata.actorId
        ? t('withdrew.')
        : t('withdrew {employee}.', { employee: nameOf(data.employeeId) }),
    reason: words(data.reason),
  }),
  CohortStarted: ({ data }) => ({
    does: t('started the cohort with {count, plural, one {# participant} other {# participants}}.', {
      count: data.participantIds.length,
    }),
  }),
  ModuleCompleted: ({ data }, before) => ({
    does: t('completed “{module}”.', { module: titleOf(before, data.moduleId) }),
    changes:
      data.feedbackScore === null
        ? []
        : text(t('Usefulness'), null, t('{score} of 5', { score: String(data.feedbackScore) })),
  }),
  ModuleReopened: ({ data }, before) => ({
    does: t('took “{module}” up again.', { module: titleOf(before, data.moduleId) }),
  }),
  AssessmentRecorded: ({ data: { employeeId, assessment, score } }, before, { nameOf }) => {
    const earlier = existing(before)?.participants.get(employeeId)?.[assessment] ?? null;
    const assessed = {
      assessment: withinSentence(ASSESSMENT_LABELS[assessment]),
      employee: nameOf(employeeId),
    };
    return {
      does:
        earlier === null
          ? t('recorded the {assessment} of {employee}.', assessed)
          : t('corrected the {assessment} of {employee}.', assessed),
      changes: text(t('Score'), earlier === null ? null : String(earlier), String(score)),
    };
  },
  CohortCompleted: ({ data }) => ({
    does: t('completed the cohort with {count, plural, one {# participant} other {# participants}}.', {
      count: data.participantIds.length,
    }),
  }),
  CohortCancelled: ({ data }) => ({ does: t('cancelled the cohort.'), reason: words(data.reason) }),
  TeamPerformanceMeasured: ({ data }, _, { nameOf }) => ({
    does: t('compared the ratings of {employee}’s team before and since.', {
      employee: nameOf(data.employeeId),
    }),
    changes: text(t('Mean rating'), rated(data.ratingBefore), rated(data.ratingSince)),
  }),
  CohortOutcomesMeasured: ({ data: { roiMetrics } }) => ({
    does: t('worked out what the cohort achieved.'),
    changes: [
      ...text(
        t('Completed every module'),
        null,
        said(roiMetrics.completionRate, (value) => `${value}%`),
      ),
      ...text(
        t('Mean score gain'),
        null,
        said(roiMetrics.averageScoreGain, (value) => t('{value} points', { value })),
      ),
      ...text(
        t('Mean team improvement'),
        null,
        said(roiMetrics.averageTeamImprovement, (value) => value),
      ),
    ],
  }),
};

function said(value: number | null, inWords: (value: string) => string): string | null {
  return value === null ? null : inWords(value.toLocaleString(textsShownAs().locale));
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
