import type { ChangeCohort, PlanCohort, RecordAssessment } from '@annals/contracts/features/cohorts/commands';
import type { CohortStatus } from '@annals/contracts/features/cohorts/constants';
import type { CohortEvent, LearningModule, RoiMetrics } from '@annals/contracts/features/cohorts/events';
import type { CohortId, CohortParticipantId, LearningModuleId } from '@annals/contracts/features/cohorts/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** The mean ratings of a participant's team, before the cohort began and since. */
export interface MeasuredTeam {
  readonly participantId: PersonId;
  readonly ratingBefore: number;
  readonly ratingSince: number;
  readonly ratedBefore: number;
  readonly ratedSince: number;
}

/** Everything somebody can want of a leadership cohort. */
export type CohortCommand =
  | ({
      type: 'PlanCohort';
      cohortId: CohortId;
      learningModules: readonly LearningModule[];
    } & Omit<PlanCohort, 'learningModules'>)
  | ({ type: 'ChangeCohort'; learningModules?: readonly LearningModule[] | undefined } & Omit<
      ChangeCohort,
      'learningModules'
    >)
  | {
      type: 'EnrolParticipants';
      participants: readonly {
        readonly participantId: PersonId;
        readonly enrolmentId: CohortParticipantId;
      }[];
    }
  | { type: 'WithdrawParticipant'; participantId: PersonId; reason?: string | undefined }
  | { type: 'StartCohort' }
  | { type: 'CompleteModule'; moduleId: LearningModuleId; feedbackScore: number | null }
  | { type: 'ReopenModule'; moduleId: LearningModuleId }
  | ({ type: 'RecordAssessment'; participantId: PersonId } & RecordAssessment)
  | { type: 'CompleteCohort'; teams: readonly MeasuredTeam[] }
  /** Recalculates what a completed cohort achieved. */
  | { type: 'MeasureOutcomes'; teams: readonly MeasuredTeam[] };

export interface Participant {
  readonly enrolmentId: CohortParticipantId;
  readonly participantId: PersonId;
  readonly isWithdrawn: boolean;
  readonly completed: ReadonlySet<LearningModuleId>;
  readonly pre: number | null;
  readonly post: number | null;
  readonly team: Omit<MeasuredTeam, 'participantId'> | null;
}

/** What later decisions rest on. */
export interface ExistingCohort {
  readonly status: CohortStatus;
  readonly cohortId: CohortId;
  readonly name: string;
  readonly description: string;
  readonly quarter: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly maxParticipants: number;
  readonly facilitatorId: PersonId;
  readonly plannedBy: PersonId;
  readonly learningModules: readonly LearningModule[];
  /** Everyone who was ever enrolled; who withdrew keeps their place in the order. */
  readonly participants: ReadonlyMap<string, Participant>;
  readonly roiMetrics: RoiMetrics | null;
}

export type CohortState = { readonly status: 'none' } | ExistingCohort;

/** Those who take part now. */
export function takingPart({ participants }: ExistingCohort): readonly Participant[] {
  return [...participants.values()].filter(({ isWithdrawn }) => !isWithdrawn);
}

const ofParticipant = (
  state: CohortState,
  id: PersonId,
  change: (participant: Participant) => Partial<Participant>,
): CohortState =>
  changed(state, ({ participants }) => {
    const participant = participants.get(id);
    return participant
      ? { participants: new Map(participants).set(id, { ...participant, ...change(participant) }) }
      : {};
  });

export const evolveCohort: Evolutions<CohortState, CohortEvent> = {
  CohortPlanned: (_, { data }) => ({
    ...data,
    status: 'planning',
    participants: new Map(),
    roiMetrics: null,
  }),
  CohortRenamed: (state, { data: { name, description } }) => changed(state, { name, description }),
  CohortRescheduled: (state, { data: { quarter, startDate, endDate } }) =>
    changed(state, { quarter, startDate, endDate }),
  CohortPlacesChanged: (state, { data: { maxParticipants } }) => changed(state, { maxParticipants }),
  FacilitatorAppointed: (state, { data: { facilitatorId } }) => changed(state, { facilitatorId }),
  LearningModulesRevised: (state, { data: { learningModules } }) => changed(state, { learningModules }),
  ParticipantEnrolled: (state, { data }) =>
    changed(state, ({ participants }) => ({
      participants: new Map(participants).set(data.employeeId, {
        completed: new Set(),
        pre: null,
        post: null,
        team: null,
        ...participants.get(data.employeeId),
        enrolmentId: data.enrolmentId,
        participantId: data.employeeId,
        isWithdrawn: false,
      }),
    })),
  ParticipantWithdrew: (state, { data }) =>
    ofParticipant(state, data.employeeId, () => ({ isWithdrawn: true })),
  CohortStarted: (state) => changed(state, { status: 'active' }),
  ModuleCompleted: (state, { data }) =>
    ofParticipant(state, data.employeeId, ({ completed }) => ({
      completed: new Set(completed).add(data.moduleId),
    })),
  ModuleReopened: (state, { data }) =>
    ofParticipant(state, data.employeeId, ({ completed }) => ({
      completed: new Set([...completed].filter((id) => id !== data.moduleId)),
    })),
  AssessmentRecorded: (state, { data: { employeeId, assessment, score } }) =>
    ofParticipant(state, employeeId, () => (assessment === 'pre' ? { pre: score } : { post: score })),
  CohortCompleted: (state) => changed(state, { status: 'completed' }),
  CohortCancelled: (state) => changed(state, { status: 'cancelled' }),
  TeamPerformanceMeasured: (state, { data }) =>
    ofParticipant(state, data.employeeId, () => ({
      team: {
        ratingBefore: data.ratingBefore,
        ratingSince: data.ratingSince,
        ratedBefore: data.ratedBefore,
        ratedSince: data.ratedSince,
      },
    })),
  CohortOutcomesMeasured: (state, { data: { roiMetrics } }) => changed(state, { roiMetrics }),
};
