import { breakGlassFeature } from '@annals/contracts/features/break-glass/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { hasMail } from '../../platform/jobs/automatic';
import { breakGlassMigrations } from '../../platform/sessions/break-glass';
import { breakGlass } from './decider';
import { breakGlassDisclosures } from './disclosures';
import { breakGlassHandlers } from './handlers';
import { endedRoles } from './end-role';
import { breakGlassHistory } from './history';
import { alarmJobs, alarmPolicy } from './tell';

export const breakGlassBackend = backendFeature(breakGlassFeature, {
  handlers: breakGlassHandlers,
  automatic: [{ policy: alarmPolicy, jobs: alarmJobs, lane: 'mail', isOn: hasMail }, endedRoles],
  histories: [history(breakGlass, breakGlassHistory)],
  disclosures: breakGlassDisclosures,
  migrations: breakGlassMigrations,
});
