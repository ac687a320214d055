import { importsFeature } from '@annals/contracts/features/imports/feature';
import { backendFeature } from '../../platform/feature';
import { importDoors } from './handlers';
import { importJobs, importsPolicy, sweepImports } from './jobs';
import { importSentences } from './sentences';

export const importsBackend = backendFeature(importsFeature, {
  doors: importDoors,
  automatic: [{ policy: importsPolicy, jobs: importJobs, sweep: sweepImports, lane: 'long' }],
  sentences: importSentences,
});
