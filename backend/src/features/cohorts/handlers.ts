import { msg } from '@annals/contracts/kernel/text';
import type { WrittenModules } from '@annals/contracts/features/cohorts/commands';
import type { LearningModule } from '@annals/contracts/features/cohorts/events';
import { cohortRoutes } from '@annals/contracts/features/cohorts/routes';
import {
  cohortId,
  cohortParticipantId,
  learningModuleId,
  type CohortId,
} from '@annals/contracts/features/cohorts/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { may } from '@annals/contracts/permissions';
import { role } from '@annals/contracts/kernel/roles';
import {
  cohortFor,
  cohortsFor,
  colleagueInReach,
  isInCharge,
  participantsFor,
  teamRatings,
} from '@annals/projections/features/cohorts/queries';
import type { Reader } from '@annals/projections/engine/scope';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { allowedTo } from './allowed';
import { takingPart, type CohortCommand } from './cohort';
import { leadershipCohort } from './decider';
import { CannotTakePart, FacilitatorNotFound } from './errors';
import { historyOf } from './history';

export const cohortHandlers = ({ readModels, log, dispatch }: Services) => {
  const to = (id: CohortId, command: CohortCommand, origin: CommandOrigin) =>
    dispatch(leadershipCohort, id, command, origin);

  const seen = async (reader: Reader, id: CohortId) => {
    const found = await cohortFor(readModels, reader, id);
    if (!found) throw new NotFound(msg('This cohort'));
    return found;
  };
  const requireFacilitator = async (reader: Reader, id: PersonId) => {
    const found = await colleagueInReach(readModels, reader, id);
    if (!found || !may(role.parse(found.role), 'cohorts:take-part')) throw new FacilitatorNotFound();
  };
  /** By the log, not by a read model that may still be behind: nobody's team is forgotten. */
  const teamsOf = async (id: CohortId) => {
    const cohort = await stateOf(log, leadershipCohort, id);
    if (cohort.status === 'none') throw new NotFound(msg('This cohort'));
    const ids = takingPart(cohort).map(({ participantId }) => participantId);
    return teamRatings(readModels, ids, cohort.startDate);
  };

  return routeHandlers(cohortRoutes, {
    list: ({ reader, query }) => cohortsFor(readModels, reader, query),
    one: async ({ reader, params }) => {
      const cohort = await seen(reader, params.cohortId);
      return {
        ...cohort,
        participants: await participantsFor(readModels, reader, cohort),
        allowed: allowedTo(reader, cohort),
      };
    },
    history: async ({ reader, params, query }) => {
      const cohort = await seen(reader, params.cohortId);
      const participants = await participantsFor(readModels, reader, cohort);
      const shared = isInCharge(reader, cohort)
        ? 'everybody'
        : new Set<string>(
            participants.filter(({ isShared }) => isShared).map(({ participantId }) => participantId),
          );
      return historyFor({ log, readModels }, leadershipCohort, cohort.id, query, (events, names) =>
        historyOf(events, shared, names),
      );
    },
    plan: async ({ reader, body, origin }) => {
      await requireFacilitator(reader, body.facilitatorId);
      const id = cohortId.parse(derivedId('leadership-cohort', origin.commandId));
      const learningModules = withIds(body.learningModules, origin);
      return to(id, { ...body, type: 'PlanCohort', cohortId: id, learningModules }, origin);
    },
    change: async ({ reader, params, body, origin }) => {
      const { learningModules, ...changes } = body;
      if (changes.facilitatorId !== undefined) await requireFacilitator(reader, changes.facilitatorId);
      const modules = learningModules && { learningModules: withIds(learningModules, origin) };
      return to(params.cohortId, { type: 'ChangeCohort', ...changes, ...modules }, origin);
    },
    enrol: async ({ reader, params, body, origin }) => {
      const ids = [...new Set(body.participantIds)];
      for (const found of await Promise.all(ids.map((id) => colleagueInReach(readModels, reader, id)))) {
        if (!found) throw new NotFound(msg('This person'));
        if (!may(role.parse(found.role), 'cohorts:take-part')) throw new CannotTakePart();
      }
      const participants = ids.map((participantId) => ({
        participantId,
        enrolmentId: cohortParticipantId.parse(
          derivedId('cohort-participant', params.cohortId, participantId),
        ),
      }));
      return to(params.cohortId, { type: 'EnrolParticipants', participants }, origin);
    },
    withdraw: ({ params, body, origin }) =>
      to(
        params.cohortId,
        { type: 'WithdrawParticipant', participantId: params.participantId, ...body },
        origin,
      ),
    start: ({ params, origin }) => to(params.cohortId, { type: 'StartCohort' }, origin),
    completeModule: ({ params, body, origin }) =>
      to(params.cohortId, { type: 'CompleteModule', moduleId: params.moduleId, ...body }, origin),
    reopenModule: ({ params, origin }) =>
      to(params.cohortId, { type: 'ReopenModule', moduleId: params.moduleId }, origin),
    assess: ({ params, body, origin }) =>
      to(params.cohortId, { type: 'RecordAssessment', participantId: params.participantId, ...body }, origin),
    complete: async ({ params, origin }) =>
      to(params.cohortId, { type: 'CompleteCohort', teams: await teamsOf(params.cohortId) }, origin),
    measure: async ({ params, origin }) =>
      to(params.cohortId, { type: 'MeasureOutcomes', teams: await teamsOf(params.cohortId) }, origin),
  });
};

/** New modules get an id that follows from the request, so that sending it again makes no others. */
function withIds(modules: WrittenModules, { commandId }: CommandOrigin): LearningModule[] {
  return modules.map((module, index) => ({
    ...module,
    moduleId:
      module.moduleId ?? learningModuleId.parse(derivedId('learning-module', commandId, String(index))),
  }));
}
