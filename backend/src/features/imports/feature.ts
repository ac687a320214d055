import { importsFeature } from '@annals/contracts/features/imports/feature';
import { backendFeature } from '../../platform/feature';
import { importHandlers } from './handlers';
import { importJobs, importsPolicy, sweepImports } from './jobs';
import { importsMigrations } from './schema';
import { importSentences } from './sentences';

export const importsBackend = backendFeature(importsFeature, {
  handlers: importHandlers,
  automatic: [{ policy: importsPolicy, jobs: importJobs, sweep: sweepImports, lane: 'long' }],
  sentences: importSentences,
  migrations: importsMigrations,
});
