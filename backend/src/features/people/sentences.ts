import type { OrganizationEvent } from '@annals/contracts/features/people/organization-events';
import type { ProfileEvent } from '@annals/contracts/features/people/profile-events';
import { t } from '@annals/contracts/kernel/text';
import { sentences } from '../../platform/commands/sentences';

export const peopleSentences = sentences<ProfileEvent | OrganizationEvent>({
  OrganizationChangeBegun: ({ data: { records } }) =>
    t(
      'began to write a change of the organization, which concerns {count, plural, one {one record} other {# records}}.',
      { count: records.length },
    ),
  OrganizationChangeSuperseded: () => t('called off a change of the organization that had been interrupted.'),
  AccountChangeSuperseded: () => t('called off a change of the account that had been interrupted.'),
  ProfileChanged: () => t('changed the profile.'),
  ProfilePictureChanged: ({ data }) =>
    data.picture === null ? t('took their picture away.') : t('chose another picture.'),
  CareerPathDeclared: () => t('said where they stand on their career path.'),
});
