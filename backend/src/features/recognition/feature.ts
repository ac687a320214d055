import { recognitionFeature } from '@annals/contracts/features/recognition/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { recognition } from './decider';
import { recognitionHandover } from './handover';
import { recognitionHandlers } from './handlers';
import { recognitionHistory } from './history';
import { recognitionSentences } from './sentences';
import { recognitionDisclosures } from './disclosures';

export const recognitionBackend = backendFeature(recognitionFeature, {
  handlers: recognitionHandlers,
  histories: [history(recognition, recognitionHistory)],
  handover: [recognitionHandover],
  sentences: recognitionSentences,
  disclosures: recognitionDisclosures,
});
