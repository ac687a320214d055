import { msg } from '@annals/contracts/kernel/text';
import {
  recognitionCategoryId,
  recognitionId,
  type RecognitionId,
} from '@annals/contracts/features/recognition/ids';
import { recognitionRoutes } from '@annals/contracts/features/recognition/routes';
import type { Reader } from '@annals/projections/engine/scope';
import { worksHere } from '@annals/projections/features/people/queries';
import {
  approverOf,
  recognitionCategoriesOf,
  recognitionFor,
  recognitionsFor,
  recognitionsWaitingFor,
} from '@annals/projections/features/recognition/queries';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { recognitionCategory } from './category-decider';
import { recognition } from './decider';
import { NotTheApprover } from './errors';
import { historyOf } from './history';

export const recognitionHandlers = ({ readModels, log, dispatch }: Services) => {
  /** Who decides on a nomination today; a nomination that is not there is the decider's to refuse. */
  const approverToday = async (id: RecognitionId) => {
    const state = await stateOf(log, recognition, id);
    return state.status === 'none' ? null : approverOf(readModels, state);
  };
  const seenBy = (reader: Reader, id: RecognitionId) => recognitionFor(readModels, reader, id);

  return routeHandlers(recognitionRoutes, {
    list: ({ reader, query }) => recognitionsFor(readModels, reader, query),
    listWaiting: ({ reader, query }) => recognitionsWaitingFor(readModels, reader, query),
    history: async ({ reader, params, query }) => {
      if (!(await seenBy(reader, params.recognitionId))) throw new NotFound(msg('This recognition'));
      return historyFor({ log, readModels }, recognition, params.recognitionId, query, historyOf);
    },
    nominate: async ({ reader, body, origin }) => {
      const id = recognitionId.parse(derivedId(origin.commandId));
      const category = await stateOf(log, recognitionCategory, body.categoryId);
      const between = { recipientId: body.recipientId, nominatorId: reader.id };
      return dispatch(
        recognition,
        id,
        {
          type: 'Nominate',
          recognitionId: id,
          ...body,
          pointValue: category.status === 'active' ? category.words.pointValue : null,
          recipientWorksHere: await worksHere(readModels, body.recipientId),
          approverId: await approverOf(readModels, between),
        },
        origin,
      );
    },
    decide: async ({ reader, params, body, origin }) => {
      const id = params.recognitionId;
      const approverId = await approverToday(id);
      try {
        return await dispatch(
          recognition,
          id,
          body.status === 'approved'
            ? { type: 'Approve', approverId }
            : { type: 'Decline', approverId, reason: body.reason ?? '' },
          origin,
        );
      } catch (error) {
        // A person who sees it learns why they cannot decide on it; nobody else learns that it exists.
        if (error instanceof NotFound && (await seenBy(reader, id))) throw new NotTheApprover();
        throw error;
      }
    },
    listCategories: () => recognitionCategoriesOf(readModels),
    defineCategory: ({ body, origin }) => {
      const id = recognitionCategoryId.parse(derivedId(origin.commandId));
      return dispatch(
        recognitionCategory,
        id,
        { type: 'Define', words: { categoryId: id, ...body } },
        origin,
      );
    },
    reviseCategory: ({ params: { categoryId }, body, origin }) =>
      dispatch(recognitionCategory, categoryId, { type: 'Revise', words: { categoryId, ...body } }, origin),
    retireCategory: ({ params, origin }) =>
      dispatch(recognitionCategory, params.categoryId, { type: 'Retire' }, origin),
  });
};
