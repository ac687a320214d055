import { PICTURE_BYTES } from '@annals/contracts/features/people/picture';
import { type SettingsSection } from './sections';

/** The words of Settings. */
export const texts = {
  subtitle: 'Your profile, sign-in and notifications',
  sections: 'Sections',
  error: 'Error',
  save: 'Save',
  saving: 'Saving...',
} as const;

export const SECTION_LABELS: Readonly<Record<SettingsSection, string>> = {
  profile: 'Profile',
  password: 'Password',
  notifications: 'Notifications',
  appearance: 'Appearance',
  calendar: 'Calendar feed',
  devices: 'Signed-in devices',
  'data-access': 'Your data',
};

export const profileTexts = {
  loading: 'Loading your profile...',
  failed: 'Your profile could not be loaded',
  firstName: 'First name',
  lastName: 'Last name',
  timeZone: 'Time zone',
  timeZoneHelp:
    'E-mails to you name times in it, and your quiet hours follow it. The screens use the time zone of your device.',
  organizationZone: 'The organization’s',
  careerPath: 'Career path',
  careerGoals: 'Career goals',
  careerGoalsHelp: 'Where you want to go, in your own words.',
  skills: 'Skills',
  skillsHelp: 'Separated by commas.',
  done: 'Profile saved',
  saveFailed: 'Failed to save your profile',
} as const;

export const pictureTexts = {
  choose: 'Choose a picture',
  use: 'Use this picture',
  keep: 'Cancel',
  remove: 'Remove',
  preview: 'The picture as it will be cut',
  help: `PNG, JPEG or WebP, at most ${String(PICTURE_BYTES / 1024 / 1024)} MB. A square in its middle is kept.`,
  unreadable: 'This file is not a picture that can be shown. Please choose a PNG, JPEG or WebP file.',
  done: 'Picture saved',
  removed: 'Picture removed',
} as const;

export const passwordTexts = {
  title: 'Change your password',
  current: 'Current password',
  next: 'New password',
  nextHelp: (least: number) =>
    `At least ${String(least)} characters, and none of those that everybody uses. Your other devices are signed out, and your calendar feeds end: open new ones afterwards.`,
  repeated: 'New password, once more',
  submit: 'Change password',
  submitting: 'Changing...',
  done: 'Password changed',
  failed: 'Failed to change the password',
} as const;

export const choiceTexts = {
  title: 'Notification preferences',
  loading: 'Loading your choices...',
  failed: 'Your choices could not be loaded',
  columns: { what: 'What', app: 'In the app', email: 'By e-mail' },
  inApp: (label: string) => `${label}: in the app`,
  byEmail: (label: string) => `${label}: by e-mail`,
  saveFailed: 'Failed to save your choice',
} as const;

export const appearanceTexts = {
  title: 'Theme',
  sentence: 'For this browser. “System” follows your device.',
} as const;

export const deviceTexts = {
  title: 'Where you are signed in',
  loading: 'Loading your devices...',
  failed: 'Your devices could not be loaded',
  thisDevice: 'This device',
  seen: (when: string) => `Last seen ${when}`,
  signedIn: (when: string, network: string | null) =>
    network === null ? `Signed in ${when}` : `Signed in ${when} from ${network}`,
  signOut: 'Sign out',
  signOutNamed: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out all other devices',
  signOutOthersQuestion: 'Sign out all other devices?',
  signOutOthersSentence: 'Your other devices have to sign in again. This device stays signed in.',
  done: 'Signed out',
  signOutFailed: 'Failed to sign out',
} as const;
