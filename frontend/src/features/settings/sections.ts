import { addressOf } from '@annals/contracts/addresses';

/** The sections of Settings, in their order; the first is what Settings open with. */
export const SETTINGS_SECTIONS = [
  'profile',
  'password',
  'notifications',
  'appearance',
  'calendar',
  'devices',
  'tokens',
  'data-access',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The address of a section of Settings. */
export function settingsPath(section: SettingsSection): string {
  return addressOf('settingsSection', { section });
}
