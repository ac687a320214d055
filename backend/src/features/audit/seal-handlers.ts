import { sealRoutes } from '@annals/contracts/features/audit/seal-routes';
import { logAlarmsOf, logSealsOf } from '@annals/projections/features/audit/seal-queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { logAlarm } from '../../platform/sealing/deciders';
import { proofOf } from '../../platform/sealing/proof';
import { sealStatusOf } from '../../platform/sealing/status';

export const sealHandlers = (services: Services) => {
  const { log, seal, readModels, dispatch } = services;
  return routeHandlers(sealRoutes, {
    status: () => sealStatusOf(services),
    listCheckpoints: ({ query }) => logSealsOf(readModels, query),
    listAlarms: ({ query }) => logAlarmsOf(readModels, query),
    acknowledgeAlarm: ({ params: { alarmId }, body, origin }) =>
      dispatch(logAlarm, alarmId, { type: 'AcknowledgeAlarm', ...body }, origin),
    proof: ({ params }) => proofOf({ log, store: seal.store }, BigInt(params.position)),
  });
};
