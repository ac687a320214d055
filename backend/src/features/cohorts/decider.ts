import { msg } from '@annals/contracts/kernel/text';
import { isOpenCohort } from '@annals/contracts/features/cohorts/constants';
import {
  AssessmentRecorded,
  CohortCancelled,
  CohortCompleted,
  CohortPlanned,
  CohortStarted,
  ModuleCompleted,
  ModuleReopened,
  ParticipantEnrolled,
  ParticipantWithdrew,
  type CohortEvent,
  type NewCohortEvent,
} from '@annals/contracts/features/cohorts/events';
import { personId } from '@annals/contracts/kernel/ids';
import type { LearningModuleId } from '@annals/contracts/features/cohorts/ids';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { changesOf, refuseAlike, refuseDisorder } from './changes';
import {
  evolveCohort,
  takingPart,
  type CohortCommand,
  type CohortState,
  type ExistingCohort,
  type Participant,
} from './cohort';
import {
  AfterwardsOnly,
  BeforehandOnly,
  CohortAlreadyPlanned,
  CohortFull,
  CohortNotCompleted,
  CohortNotStarted,
  CohortOver,
  CohortWasCancelled,
  FacilitatorTakesPart,
  NobodyEnrolled,
  NothingToLearn,
  OnlyInCharge,
  OnlyParticipants,
} from './errors';
import { outcomeEvents } from './outcomes';

/** The rules of leadership cohorts. */
export const leadershipCohort = decider<CohortState, CohortCommand, CohortEvent, NewCohortEvent>({
  category: 'leadershipCohort',
  initial: { status: 'none' },
  evolve: evolveCohort,
  decide: {
    PlanCohort({ type: _, learningModules, ...planned }, state, { actor }) {
      if (state.status !== 'none') throw new CohortAlreadyPlanned();
      refuseDisorder(planned.startDate, planned.endDate);
      refuseAlike(learningModules);
      return [
        CohortPlanned.of({
          ...planned,
          learningModules: [...learningModules],
          plannedBy: personId.parse(actor.id),
        }),
      ];
    },

    ChangeCohort({ type: _, status, reason, ...changes }, state, { actor }) {
      const current = inChargeOf(actor, state);
      const events = [...changesOf(current, changes)];
      if (events.length > 0) refuseEnded(current);
      if (status === 'cancelled' && current.status !== 'cancelled') {
        refuseEnded(current);
        events.push(
          CohortCancelled.of({
            cohortId: current.cohortId,
            name: current.name,
            facilitatorId: current.facilitatorId,
            ...everybodyIn(current),
            reason: reason || undefined,
          }),
        );
      }
      return events;
    },

    EnrolParticipants({ participants }, state, { actor }) {
      const current = inChargeOf(actor, state);
      const { cohortId, name, startDate, facilitatorId, maxParticipants } = current;
      const there = new Set<string>(takingPart(current).map(({ participantId }) => participantId));
      const added = participants.filter(({ participantId }) => !there.has(participantId));
      if (added.length === 0) return [];
      refuseEnded(current);
      if (added.some(({ participantId }) => participantId === facilitatorId))
        throw new FacilitatorTakesPart();
      if (there.size + added.length > maxParticipants) throw new CohortFull(maxParticipants - there.size);
      return added.map(({ participantId, enrolmentId }) =>
        ParticipantEnrolled.of({ cohortId, enrolmentId, employeeId: participantId, name, startDate }),
      );
    },

    WithdrawParticipant({ participantId, reason }, state, { actor }) {
      const current = knownTo(actor, state);
      if (actor.id !== participantId && !isInCharge(actor, current)) throw new OnlyInCharge();
      const participant = current.participants.get(participantId);
      if (!participant) throw new NotFound(msg('This participant'));
      if (participant.isWithdrawn) return [];
      refuseEnded(current);
      return [
        ParticipantWithdrew.of({
          ...idsOf(current, participant),
          facilitatorId: current.facilitatorId,
          name: current.name,
          reason: reason || undefined,
        }),
      ];
    },

    StartCohort(_, state, { actor }) {
      const current = inChargeOf(actor, state);
      if (current.status === 'active') return [];
      refuseEnded(current);
      const { participantIds } = everybodyIn(current);
      if (participantIds.length === 0) throw new NobodyEnrolled();
      if (current.learningModules.length === 0) throw new NothingToLearn();
      return [CohortStarted.of({ cohortId: current.cohortId, name: current.name, participantIds })];
    },

    CompleteModule({ moduleId, feedbackScore }, state, { actor }) {
      const { current, participant } = learnerIn(actor, state, moduleId);
      if (participant.completed.has(moduleId)) return [];
      refuseUnlessActive(current);
      const modulesInAll = current.learningModules.length;
      return [
        ModuleCompleted.of({
          ...idsOf(current, participant),
          facilitatorId: current.facilitatorId,
          name: current.name,
          moduleId,
          modulesInAll,
          feedbackScore,
          finished: participant.completed.size + 1 === modulesInAll,
        }),
      ];
    },

    ReopenModule({ moduleId }, state, { actor }) {
      const { current, participant } = learnerIn(actor, state, moduleId);
      if (!participant.completed.has(moduleId)) return [];
      refuseUnlessActive(current);
      return [
        ModuleReopened.of({
          ...idsOf(current, participant),
          moduleId,
          modulesInAll: current.learningModules.length,
        }),
      ];
    },

    RecordAssessment({ participantId, assessment, score }, state, { actor }) {
      const current = inChargeOf(actor, state);
      const participant = current.participants.get(participantId);
      if (!participant || participant.isWithdrawn) throw new NotFound(msg('This participant'));
      if (participant[assessment] === score) return [];
      if (current.status === 'cancelled') throw new CohortWasCancelled();
      if (assessment === 'post' && current.status === 'planning') throw new AfterwardsOnly();
      if (assessment === 'pre' && current.status === 'completed') throw new BeforehandOnly();
      const recorded = AssessmentRecorded.of({ ...idsOf(current, participant), assessment, score });
      if (current.status !== 'completed') return [recorded];
      // What the cohort achieved has been worked out: it now includes this score.
      const participants = new Map(current.participants).set(participantId, {
        ...participant,
        [assessment]: score,
      });
      return [recorded, ...outcomeEvents({ ...current, participants })];
    },

    CompleteCohort({ teams }, state, { actor }) {
      const current = inChargeOf(actor, state);
      if (current.status === 'completed') return [];
      refuseUnlessActive(current);
      return [
        CohortCompleted.of({ cohortId: current.cohortId, name: current.name, ...everybodyIn(current) }),
        ...outcomeEvents(current, teams),
      ];
    },

    MeasureOutcomes({ teams }, state, { actor }) {
      const current = inChargeOf(actor, state);
      if (current.status !== 'completed') throw new CohortNotCompleted();
      return outcomeEvents(current, teams);
    },
  },
});

function idsOf({ cohortId }: ExistingCohort, { enrolmentId, participantId }: Participant) {
  return { cohortId, enrolmentId, employeeId: participantId };
}

function everybodyIn(cohort: ExistingCohort) {
  const all = takingPart(cohort);
  return {
    enrolmentIds: all.map(({ enrolmentId }) => enrolmentId),
    participantIds: all.map(({ participantId }) => participantId),
  };
}

function isInCharge(actor: Actor, { facilitatorId, plannedBy }: ExistingCohort): boolean {
  return (
    actor.id === facilitatorId || actor.id === plannedBy || actor.role === 'admin' || actor.role === 'system'
  );
}

/** The cohort, if the actor runs it or was ever part of it; otherwise they do not learn that it exists. */
function knownTo(actor: Actor, state: CohortState): ExistingCohort {
  if (state.status === 'none') throw new NotFound(msg('This cohort'));
  if (!isInCharge(actor, state) && !state.participants.has(actor.id)) throw new NotFound(msg('This cohort'));
  return state;
}

/** The cohort, for those in charge of it. */
function inChargeOf(actor: Actor, state: CohortState): ExistingCohort {
  const current = knownTo(actor, state);
  if (!isInCharge(actor, current)) throw new OnlyInCharge();
  return current;
}

/** The cohort and the actor's own place in it, to learn a module there is. */
function learnerIn(
  actor: Actor,
  state: CohortState,
  moduleId: LearningModuleId,
): { readonly current: ExistingCohort; readonly participant: Participant } {
  const current = knownTo(actor, state);
  const participant = current.participants.get(actor.id);
  if (!participant || participant.isWithdrawn) throw new OnlyParticipants();
  if (!current.learningModules.some((one) => one.moduleId === moduleId))
    throw new NotFound(msg('This module'));
  return { current, participant };
}

function refuseEnded({ status }: ExistingCohort): void {
  if (status === 'completed') throw new CohortOver();
  if (!isOpenCohort(status)) throw new CohortWasCancelled();
}

function refuseUnlessActive(cohort: ExistingCohort): void {
  refuseEnded(cohort);
  if (cohort.status === 'planning') throw new CohortNotStarted();
}
