import { peopleFeature } from '@annals/contracts/features/people/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { hasMail } from '../../platform/jobs/automatic';
import { roleAccess } from './access';
import { addressMailJobs, addressMailsPolicy } from './address-mails';
import { handoverJobs, handoverPolicy, sweepHandovers } from './handover';
import { peopleHandlers } from './handlers';
import { personHistory } from './history';
import { person } from '../person/person-decider';
import { pictureHandlers } from './pictures/handlers';
import { pictureJobs, picturesPolicy } from './pictures/jobs';
import { plannedChangeJobs, sweepPlannedChanges } from './planned';
import { profileHandlers } from './profile-handlers';
import { peopleSentences } from './sentences';
import { peopleDisclosures } from './disclosures';

export const peopleBackend = backendFeature(peopleFeature, {
  handlers: (services) => [
    ...profileHandlers(services),
    ...pictureHandlers(services),
    ...peopleHandlers(services),
  ],
  automatic: [
    { policy: handoverPolicy, jobs: handoverJobs, sweep: sweepHandovers },
    { jobs: plannedChangeJobs, sweep: sweepPlannedChanges },
    { policy: picturesPolicy, jobs: pictureJobs },
    { policy: addressMailsPolicy, jobs: addressMailJobs, lane: 'mail', isOn: hasMail },
  ],
  histories: [history(person, personHistory)],
  sentences: peopleSentences,
  disclosures: peopleDisclosures,
  accessSources: [roleAccess],
});
