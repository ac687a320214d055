import { painPointsFeature } from '@annals/contracts/features/pain-points/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { painPoint } from './decider';
import { painPointsHandover } from './handover';
import { painPointHandlers } from './handlers';
import { painPointHistory } from './history';
import { painPointDisclosures } from './disclosures';

export const painPointsBackend = backendFeature(painPointsFeature, {
  handlers: painPointHandlers,
  histories: [history(painPoint, painPointHistory)],
  handover: [painPointsHandover],
  disclosures: painPointDisclosures,
});
