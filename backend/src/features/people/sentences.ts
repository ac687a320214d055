import type { OrganizationEvent } from '@annals/contracts/features/people/organization-events';
import type { ProfileEvent } from '@annals/contracts/features/people/profile-events';
import { sentences } from '../../platform/commands/sentences';

export const peopleSentences = sentences<ProfileEvent | OrganizationEvent>({
  OrganizationChangeBegun: ({ data: { records } }) =>
    `began to write a change of the organization, which concerns ${records.length === 1 ? 'one record' : `${String(records.length)} records`}.`,
  OrganizationChangeSuperseded: () => 'called off a change of the organization that had been interrupted.',
  AccountChangeSuperseded: () => 'called off a change of the account that had been interrupted.',
  ProfileChanged: () => 'changed the profile.',
  ProfilePictureChanged: ({ data }) =>
    data.picture === null ? 'took their picture away.' : 'chose another picture.',
  CareerPathDeclared: () => 'said where they stand on their career path.',
});
