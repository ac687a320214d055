import { recognitionFeature } from '@annals/contracts/features/recognition/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { recognition } from './decider';
import { recognitionFollowsManager } from './follow-manager';
import { recognitionDoors } from './handlers';
import { recognitionTellers } from './history';
import { recognitionSentences } from './sentences';
import { recognitionDisclosures } from './disclosures';

export const recognitionBackend = backendFeature(recognitionFeature, {
  doors: recognitionDoors,
  histories: [told(recognition, recognitionTellers)],
  followers: [recognitionFollowsManager],
  sentences: recognitionSentences,
  disclosures: recognitionDisclosures,
});
