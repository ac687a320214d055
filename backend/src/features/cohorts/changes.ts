import type { ChangeCohort } from '@annals/contracts/features/cohorts/commands';
import {
  CohortPlacesChanged,
  CohortRenamed,
  CohortRescheduled,
  FacilitatorAppointed,
  LearningModulesRevised,
  type LearningModule,
  type NewCohortEvent,
} from '@annals/contracts/features/cohorts/events';
import { sameWords } from '../../platform/commands/same-words';
import { takingPart, type ExistingCohort } from './cohort';
import {
  CohortHasStarted,
  EndsBeforeItStarts,
  FacilitatorTakesPart,
  FewerPlacesThanParticipants,
  ModulesAlike,
} from './errors';

type Changes = Omit<ChangeCohort, 'learningModules' | 'status' | 'reason'> & {
  readonly learningModules?: readonly LearningModule[] | undefined;
};

/**
 * An event for each difference from the state of an open cohort; what is left out stays as it is.
 * @throws DomainError when a change is not possible any more, or not sensible
 */
export function changesOf(cohort: ExistingCohort, changes: Changes): readonly NewCohortEvent[] {
  return [
    ...renamed(cohort, changes),
    ...rescheduled(cohort, changes),
    ...places(cohort, changes),
    ...facilitator(cohort, changes),
    ...modules(cohort, changes),
  ];
}

function renamed(cohort: ExistingCohort, changes: Changes): NewCohortEvent[] {
  const { name = cohort.name, description = cohort.description } = changes;
  if (name === cohort.name && description === cohort.description) return [];
  return [CohortRenamed.of({ cohortId: cohort.cohortId, name, description })];
}

function rescheduled(cohort: ExistingCohort, changes: Changes): NewCohortEvent[] {
  const { quarter = cohort.quarter, startDate = cohort.startDate, endDate = cohort.endDate } = changes;
  const moved = quarter !== cohort.quarter || startDate !== cohort.startDate;
  if (!moved && endDate === cohort.endDate) return [];
  if (moved && cohort.status !== 'planning') throw new CohortHasStarted();
  refuseDisorder(startDate, endDate);
  return [CohortRescheduled.of({ cohortId: cohort.cohortId, quarter, startDate, endDate })];
}

function places(cohort: ExistingCohort, { maxParticipants }: Changes): NewCohortEvent[] {
  if (maxParticipants === undefined || maxParticipants === cohort.maxParticipants) return [];
  if (maxParticipants < takingPart(cohort).length) throw new FewerPlacesThanParticipants();
  return [CohortPlacesChanged.of({ cohortId: cohort.cohortId, maxParticipants })];
}

function facilitator(cohort: ExistingCohort, { facilitatorId, name }: Changes): NewCohortEvent[] {
  if (facilitatorId === undefined || facilitatorId === cohort.facilitatorId) return [];
  if (takingPart(cohort).some(({ participantId }) => participantId === facilitatorId))
    throw new FacilitatorTakesPart();
  return [
    FacilitatorAppointed.of({
      cohortId: cohort.cohortId,
      name: name ?? cohort.name,
      facilitatorId,
      previousFacilitatorId: cohort.facilitatorId,
    }),
  ];
}

function modules(cohort: ExistingCohort, { learningModules }: Changes): NewCohortEvent[] {
  if (learningModules === undefined || sameWords(learningModules, cohort.learningModules)) return [];
  if (cohort.status !== 'planning') throw new CohortHasStarted();
  refuseAlike(learningModules);
  return [LearningModulesRevised.of({ cohortId: cohort.cohortId, learningModules: [...learningModules] })];
}

/** @throws EndsBeforeItStarts */
export function refuseDisorder(startDate: string, endDate: string): void {
  if (endDate <= startDate) throw new EndsBeforeItStarts();
}

/** @throws ModulesAlike when two modules could not be told apart */
export function refuseAlike(learningModules: readonly LearningModule[]): void {
  const titles = learningModules.map(({ title }) => title.toLowerCase());
  const ids = learningModules.map(({ moduleId }) => moduleId);
  if (new Set(titles).size < titles.length || new Set(ids).size < ids.length) throw new ModulesAlike();
}
