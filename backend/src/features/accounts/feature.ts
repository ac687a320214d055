import { accountsFeature } from '@annals/contracts/features/accounts/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { hasMail } from '../../platform/jobs/automatic';
import { accountHistory } from './history';
import { account } from './account-decider';
import { accountJobs, accountsPolicy, sweepAccounts } from './follow-person';
import { housekeeping } from './housekeeping';
import { accountHandlers } from './handlers';
import { mountNavigation } from './navigation';
import { passwordResetJobs, passwordResetPolicy, sweepPasswordResets } from './reset-password';
import { selfServiceHandlers } from './self-service-handlers';
import { newDeviceJobs, newDevicePolicy } from './tell-of-new-device';
import { newPasswordJobs, newPasswordPolicy } from './tell-of-new-password';
import { accountDisclosures } from './disclosures';

export const accountsBackend = backendFeature(accountsFeature, {
  handlers: (services) => [...accountHandlers(services), ...selfServiceHandlers(services)],
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
    { policy: newDevicePolicy, jobs: newDeviceJobs, lane: 'mail', isOn: hasMail },
    { policy: newPasswordPolicy, jobs: newPasswordJobs, lane: 'mail', isOn: hasMail },
  ],
  histories: [history(account, accountHistory)],
  disclosures: accountDisclosures,
});
