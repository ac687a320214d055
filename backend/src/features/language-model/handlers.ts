import { ORGANIZATION } from '@annals/contracts/features/language-model/constants';
import { languageModelRoutes } from '@annals/contracts/features/language-model/routes';
import type { LanguageModelView } from '@annals/contracts/features/language-model/views';
import { isSwitchedOn, lastTurn } from '@annals/projections/features/language-model/switch';
import { latestWordings } from '@annals/projections/features/language-model/wordings';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { languageModelSwitch } from './switch-decider';
import { useOf } from './use';

export const languageModelHandlers = (services: Services) => {
  const { readModels, dispatch, languageModel: settings } = services;
  return routeHandlers(languageModelRoutes, {
    one: () => view(services),
    wordings: ({ query }) => latestWordings(readModels, query),
    turn: ({ body: { isOn, reason }, origin }) =>
      dispatch(
        languageModelSwitch,
        ORGANIZATION,
        {
          type: 'TurnSwitch',
          isOn,
          endpoint: settings ? { host: settings.host, model: settings.model } : null,
        },
        { ...origin, reason },
      ),
  });
};

async function view({ readModels, pool, clock, languageModel }: Services): Promise<LanguageModelView> {
  const turn = await lastTurn(readModels);
  const use = languageModel ? await useOf(pool, languageModel.limits, clock()) : null;
  return {
    endpoint: languageModel
      ? {
          host: languageModel.host,
          model: languageModel.model,
          secondsAtMost: languageModel.timeLimitMs / 1_000,
        }
      : null,
    isOn: await isSwitchedOn(readModels, languageModel),
    switched: turn
      ? {
          isOn: turn.isOn,
          host: turn.host,
          model: turn.model,
          at: turn.switchedAt,
          byName: turn.switchedByName ?? '',
          reason: turn.reason,
        }
      : null,
    today: use?.today ?? null,
    thisMonth: use?.thisMonth ?? null,
  };
}
