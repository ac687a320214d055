import { languageModelFeature } from '@annals/contracts/features/language-model/feature';
import { backendFeature } from '../../platform/feature';
import { languageModelHandlers } from './handlers';
import { languageModelJobs, languageModelPolicy, sweepWordings } from './jobs';
import { languageModelDisclosures } from './disclosures';

export const languageModelBackend = backendFeature(languageModelFeature, {
  handlers: languageModelHandlers,
  automatic: [
    {
      policy: languageModelPolicy,
      jobs: languageModelJobs,
      sweep: sweepWordings,
      lane: 'long',
      isOn: ({ languageModel }) => languageModel !== undefined,
    },
  ],
  disclosures: languageModelDisclosures,
});
