import { accountsFeature } from '@annals/contracts/features/accounts/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { hasMail } from '../../platform/jobs/automatic';
import { accountTellers } from './history';
import { account } from './account-decider';
import { accountJobs, accountsPolicy, sweepAccounts } from './follow-person';
import { housekeeping } from './housekeeping';
import { accountDoors } from './handlers';
import { mountNavigation } from './navigation';
import { passwordResetJobs, passwordResetPolicy, sweepPasswordResets } from './reset-password';
import { selfServiceDoors } from './self-service-handlers';
import { newPasswordJobs, newPasswordPolicy } from './tell-of-new-password';
import { accountDisclosures } from './disclosures';

export const accountsBackend = backendFeature(accountsFeature, {
  doors: (services) => [...accountDoors(services), ...selfServiceDoors(services)],
  pages: [mountNavigation],
  automatic: [
    { policy: accountsPolicy, jobs: accountJobs, sweep: sweepAccounts },
    {
      policy: passwordResetPolicy,
      jobs: passwordResetJobs,
      sweep: sweepPasswordResets,
      lane: 'mail',
      isOn: hasMail,
    },
    housekeeping,
    { policy: newPasswordPolicy, jobs: newPasswordJobs, lane: 'mail', isOn: hasMail },
  ],
  histories: [told(account, accountTellers)],
  disclosures: accountDisclosures,
});
