import {
  onboardingTemplateId,
  onboardingWorkflowId,
  type OnboardingTemplateId,
  type OnboardingWorkflowId,
} from '@annals/contracts/features/onboarding/ids';
import { onboardingRoutes } from '@annals/contracts/features/onboarding/routes';
import type { OnboardingView } from '@annals/contracts/features/onboarding/views';
import { msg } from '@annals/contracts/kernel/text';
import type { Reader } from '@annals/projections/engine/scope';
import {
  isColleagueInReach,
  onboardingFor,
  onboardingOf,
  onboardingsFor,
  onboardingTeamOf,
} from '@annals/projections/features/onboarding/queries';
import { templateFor, templateOf, templates } from '@annals/projections/features/onboarding/template-queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import { stateOf } from '../../platform/commands/state-of';
import { person } from '../person/person-decider';
import type { Services } from '../../platform/services/services';
import { allowedTo } from './allowed';
import { onboarding } from './decider';
import { NoSuchTemplate, OnlyTheManager } from './errors';
import { historyOf } from './history';
import type { OnboardingChange } from './onboarding';
import { planFor, workflowIdOf } from './plan';
import { onboardingTemplate } from './template-decider';
import { templateHistoryOf } from './template-history';

/** Of whom there is no employment: the rules refuse their onboarding. */
const NOBODY = { department: null, role: 'employee', managerId: null } as const;

export const onboardingHandlers = ({ readModels, log, dispatch }: Services) => {
  const found = async (reader: Reader, id: OnboardingWorkflowId) => {
    const workflow = await onboardingFor(readModels, reader, id);
    if (!workflow) throw new NotFound(msg('This onboarding'));
    return workflow;
  };
  const detail = (reader: Reader, workflow: OnboardingView) => ({
    ...workflow,
    allowed: allowedTo(reader, workflow),
  });
  /** From the log itself: a read model may not know of a departure yet. */
  const hasLeft = async (id: OnboardingWorkflowId) => {
    const workflow = await stateOf(log, onboarding, id);
    return (
      workflow.status !== 'none' && (await stateOf(log, person, workflow.employeeId)).status === 'departed'
    );
  };
  const send = async (
    reader: Reader,
    id: OnboardingWorkflowId,
    command: OnboardingChange,
    origin: CommandOrigin,
  ) => {
    try {
      return await dispatch(onboarding, id, { ...command, employeeHasLeft: await hasLeft(id) }, origin);
    } catch (error) {
      // Those above the manager see it, but it is the manager's to act on.
      if (error instanceof NotFound && (await onboardingFor(readModels, reader, id)))
        throw new OnlyTheManager();
      throw error;
    }
  };
  /** The template that was asked for, else the one that fits; undefined: the standard one. */
  const templateToUse = async (wanted: OnboardingTemplateId | undefined, department: string | null) => {
    if (wanted === undefined) return templateFor(readModels, department);
    const template = await templateOf(readModels, wanted);
    if (!template?.isActive) throw new NoSuchTemplate();
    return template;
  };

  return routeHandlers(onboardingRoutes, {
    mine: async ({ reader }) => {
      const own = await onboardingOf(readModels, reader.id);
      return own ? detail(reader, own) : null;
    },
    list: ({ reader, query }) => onboardingsFor(readModels, reader, query),
    team: ({ reader, query }) => onboardingTeamOf(readModels, reader, query),
    one: async ({ reader, params }) => detail(reader, await found(reader, params.workflowId)),
    history: async ({ reader, params, query }) => {
      await found(reader, params.workflowId);
      return historyFor({ log, readModels }, onboarding, params.workflowId, query, (events, names) =>
        historyOf(events, reader.id, names),
      );
    },
    start: async ({ body: { employeeId, templateId }, origin }) => {
      // From the log itself: a read model may not know yet who was hired a moment ago.
      const employee = await stateOf(log, person, employeeId);
      const {
        department,
        role,
        managerId: employeesManagerId,
      } = employee.status === 'employed' ? employee : NOBODY;
      const workflowId = onboardingWorkflowId.parse(workflowIdOf(employeeId));
      const template = await templateToUse(templateId, department);
      const plan = planFor(workflowId, template, role);
      return dispatch(
        onboarding,
        workflowId,
        { type: 'StartOnboarding', workflowId, employeeId, employeesManagerId, plan },
        origin,
      );
    },
    setTask: ({ reader, params: { workflowId, taskId }, body, origin }) =>
      send(reader, workflowId, { type: 'ChangeTask', taskId, ...body }, origin),
    addTask: ({ reader, params: { workflowId }, body, origin }) => {
      const taskId = derivedId(workflowId, 'added', origin.commandId);
      return send(reader, workflowId, { type: 'AddTask', taskId, ...body }, origin);
    },
    removeTask: ({ reader, params: { workflowId, taskId }, origin }) =>
      send(reader, workflowId, { type: 'RemoveTask', taskId }, origin),
    change: async ({ reader, params: { workflowId }, body, origin }) => {
      const { buddyId } = body;
      const buddyInReach = buddyId ? await isColleagueInReach(readModels, reader, buddyId) : false;
      return send(reader, workflowId, { type: 'ChangeOnboarding', ...body, buddyInReach }, origin);
    },
    giveFeedback: ({ reader, params: { workflowId }, body, origin }) =>
      send(reader, workflowId, { type: 'GiveFeedback', ...body }, origin),

    listTemplates: ({ query }) => templates(readModels, query),
    templateHistory: ({ params, query }) =>
      historyFor({ log, readModels }, onboardingTemplate, params.templateId, query, templateHistoryOf),
    defineTemplate: ({ body, origin }) => {
      const templateId = onboardingTemplateId.parse(derivedId(origin.commandId));
      return dispatch(
        onboardingTemplate,
        templateId,
        { type: 'DefineTemplate', templateId, ...body },
        origin,
      );
    },
    reviseTemplate: ({ params, body, origin }) =>
      dispatch(onboardingTemplate, params.templateId, { type: 'ReviseTemplate', ...body }, origin),
    retireTemplate: ({ params, origin }) =>
      dispatch(onboardingTemplate, params.templateId, { type: 'RetireTemplate' }, origin),
  });
};
