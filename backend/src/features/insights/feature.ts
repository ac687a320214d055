import { insightsFeature } from '@annals/contracts/features/insights/feature';
import { backendFeature } from '../../platform/feature';
import { expiryJobs, sweepExpiredInsights } from './expiry';
import { insightHandlers } from './handlers';
import { insightJobs, insightsPolicy, sweepInsights } from './jobs';
import { insightSentences } from './sentences';
import { insightDisclosures } from './disclosures';

export const insightsBackend = backendFeature(insightsFeature, {
  handlers: insightHandlers,
  automatic: [
    { jobs: expiryJobs, sweep: sweepExpiredInsights },
    {
      policy: insightsPolicy,
      jobs: insightJobs,
      sweep: sweepInsights,
      lane: 'long',
      isOn: ({ alex }) => alex,
    },
  ],
  sentences: insightSentences,
  disclosures: insightDisclosures,
});
