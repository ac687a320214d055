import { sealRoutes } from '@annals/contracts/audit/seal-routes';
import { logAlarmsOf, logSealsOf } from '@annals/projections/audit/seal-queries';
import { doors } from '../../kernel/handlers';
import type { Services } from '../../services';
import { logAlarm } from './deciders';
import { proofOf } from './proof';
import { sealStatusOf } from './status';

export const sealDoors = (services: Services) => {
  const { log, seal, readModels, dispatch } = services;
  return doors(sealRoutes, {
    status: () => sealStatusOf(services),
    listCheckpoints: ({ query }) => logSealsOf(readModels, query),
    listAlarms: ({ query }) => logAlarmsOf(readModels, query),
    acknowledgeAlarm: ({ params: { alarmId }, body, origin }) =>
      dispatch(logAlarm, alarmId, { type: 'AcknowledgeAlarm', ...body }, origin),
    proof: ({ params }) => proofOf({ log, store: seal.store }, BigInt(params.position)),
  });
};
