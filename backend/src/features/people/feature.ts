import { peopleFeature } from '@annals/contracts/features/people/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { hasMail } from '../../platform/jobs/automatic';
import { addressMailJobs, addressMailsPolicy } from './address-mails';
import { followManagerJobs, followManagerPolicy, sweepManagersFollowed } from './follow-manager';
import { peopleDoors } from './handlers';
import { personTellers } from './history';
import { person } from '../person/person-decider';
import { pictureDoors } from './pictures/handlers';
import { pictureJobs, picturesPolicy } from './pictures/jobs';
import { plannedChangeJobs, sweepPlannedChanges } from './planned';
import { profileDoors } from './profile-handlers';
import { peopleSentences } from './sentences';
import { peopleDisclosures } from './disclosures';

export const peopleBackend = backendFeature(peopleFeature, {
  doors: (services) => [...profileDoors(services), ...pictureDoors(services), ...peopleDoors(services)],
  automatic: [
    { policy: followManagerPolicy, jobs: followManagerJobs, sweep: sweepManagersFollowed },
    { jobs: plannedChangeJobs, sweep: sweepPlannedChanges },
    { policy: picturesPolicy, jobs: pictureJobs },
    { policy: addressMailsPolicy, jobs: addressMailJobs, lane: 'mail', isOn: hasMail },
  ],
  histories: [told(person, personTellers)],
  sentences: peopleSentences,
  disclosures: peopleDisclosures,
});
