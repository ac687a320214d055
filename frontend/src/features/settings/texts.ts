import { t, translated } from '@annals/contracts/kernel/text';
import { PICTURE_BYTES } from '@annals/contracts/features/people/picture';
import { type SettingsSection } from './sections';

/** The words of Settings. */
export const texts = translated({
  subtitle: 'Your profile, sign-in and notifications',
  sections: 'Sections',
  error: 'Error',
  save: 'Save',
  saving: 'Saving...',
});

export const SECTION_LABELS: Readonly<Record<SettingsSection, string>> = translated({
  profile: 'Profile',
  password: 'Password',
  notifications: 'Notifications',
  appearance: 'Appearance',
  calendar: 'Calendar feed',
  devices: 'Signed-in devices',
  tokens: 'Tokens',
  'data-access': 'Your data',
});

export const profileTexts = translated({
  loading: 'Loading your profile...',
  failed: 'Your profile could not be loaded',
  firstName: 'First name',
  kept: (directory: string) => t('Kept by the directory “{directory}”: change it there', { directory }),
  lastName: 'Last name',
  timeZone: 'Time zone',
  timeZoneHelp: 'Screens and e-mails to you name days and times in it, and your quiet hours follow it.',
  organizationZone: 'The organization’s',
  language: 'Language',
  languageHelp: 'Of the screens and of e-mails to you.',
  browserLanguage: 'That of your browser',
  careerPath: 'Career path',
  careerGoals: 'Career goals',
  careerGoalsHelp: 'Where you want to go, in your own words.',
  skills: 'Skills',
  skillsHelp: 'Separated by commas.',
  done: 'Profile saved',
  saveFailed: 'Failed to save your profile',
});

export const pictureTexts = translated({
  choose: 'Choose a picture',
  use: 'Use this picture',
  keep: 'Cancel',
  remove: 'Remove',
  preview: 'The picture as it will be cut',
  get help() {
    return t('PNG, JPEG or WebP, at most {megabytes} MB. A square in its middle is kept.', {
      megabytes: PICTURE_BYTES / 1024 / 1024,
    });
  },
  unreadable: 'This file is not a picture that can be shown. Please choose a PNG, JPEG or WebP file.',
  done: 'Picture saved',
  removed: 'Picture removed',
});

export const passwordTexts = translated({
  title: 'Change your password',
  current: 'Current password',
  next: 'New password',
  nextHelp: (least: number) =>
    t(
      'At least {least} characters, and none of those that everybody uses. Your other devices are signed out, and your calendar feeds end: open new ones afterwards.',
      { least },
    ),
  repeated: 'New password, once more',
  submit: 'Change password',
  submitting: 'Changing...',
  done: 'Password changed',
  failed: 'Failed to change the password',
});

export const choiceTexts = translated({
  title: 'Notification preferences',
  loading: 'Loading your choices...',
  failed: 'Your choices could not be loaded',
  columns: { what: 'What', app: 'In the app', email: 'By e-mail' },
  inApp: (label: string) => t('{label}: in the app', { label }),
  byEmail: (label: string) => t('{label}: by e-mail', { label }),
  saveFailed: 'Failed to save your choice',
});

export const appearanceTexts = translated({
  title: 'Theme',
  sentence: 'For this browser. “System” follows your device.',
});

export const deviceTexts = translated({
  title: 'Where you are signed in',
  loading: 'Loading your devices...',
  failed: 'Your devices could not be loaded',
  thisDevice: 'This device',
  seen: (when: string) => t('Last seen {when}', { when }),
  signedIn: (when: string, network: string | null) =>
    network === null
      ? t('Signed in {when}', { when })
      : t('Signed in {when} from {network}', { when, network }),
  signOut: 'Sign out',
  signOutNamed: (device: string) => t('Sign out {device}', { device }),
  signOutOthers: 'Sign out all other devices',
  signOutOthersQuestion: 'Sign out all other devices?',
  signOutOthersSentence: 'Your other devices have to sign in again. This device stays signed in.',
  done: 'Signed out',
  signOutFailed: 'Failed to sign out',
});
