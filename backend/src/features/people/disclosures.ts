import type { PersonEvent } from '@annals/contracts/features/people/events';
import type { ProfileEvent } from '@annals/contracts/features/people/profile-events';
import { disclosures } from '../../platform/commands/disclosures';

export const peopleDisclosures = disclosures<PersonEvent | ProfileEvent>({
  EmployeeHired: { words: 'theirs', saysWho: true },
  EmployeeRehired: { words: 'theirs', saysWho: true },
  NameCorrected: { words: 'theirs', saysWho: true },
  AddressCorrected: { words: 'theirs', saysWho: true },
  ProfileChanged: { words: 'theirs', saysWho: true },
  ProfilePictureChanged: { words: 'theirs', saysWho: true },
  CareerPathDeclared: 'theirs',
});
