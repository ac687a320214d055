import { personId } from '@annals/contracts/kernel/ids';
import type { OwnProfile } from '@annals/contracts/features/people/profile';
import { expect, test } from 'vitest';
import { profileForm, profileFormOf } from './profile-form';

const profile: OwnProfile = {
  id: personId.parse('018f0000-0000-7000-8000-00000000000a'),
  email: 'ada@annals.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  careerPathStatus: 'content_in_role',
  skillTags: ['Mathematics', 'Poetry'],
  careerGoals: null,
  timeZone: null,
  language: null,
};

test('a profile that was not touched reads as it is', () => {
  expect(profileForm.parse(profileFormOf(profile))).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    careerPathStatus: 'content_in_role',
    skillTags: ['Mathematics', 'Poetry'],
    careerGoals: '',
    timeZone: null,
    language: null,
  });
});

test('skills are told apart by commas, each once', () => {
  const read = profileForm.parse({ ...profileFormOf(profile), skillTags: ' Chess, ,Chess,  Ski touring ' });
  expect(read.skillTags).toEqual(['Chess', 'Ski touring']);
});

test('the contract’s rules hold', () => {
  const refused = profileForm.safeParse({ ...profileFormOf(profile), firstName: ' ' });
  expect(refused.error?.issues[0]).toMatchObject({ path: ['firstName'], message: 'First name is required' });
});
