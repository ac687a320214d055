import { patternOf } from '@annals/contracts/addresses';
import type { Role } from '@annals/contracts/kernel/roles';
import { FRONTEND_FEATURES } from '../features';
import { SIDEBAR_GROUPS, type Screen, type SidebarGroup, type SidebarPlace } from '../ui/feature';

/** A screen that the sidebar has. */
export type ListedScreen = Screen & { readonly sidebar: SidebarPlace };

/** Every screen there is, in the order of the sidebar within a group. */
export const SCREENS: readonly Screen[] = FRONTEND_FEATURES.flatMap(({ screens }) => screens);

/** What features show on a person's page, in the order of the sidebar. */
export const PERSON_CARDS = FRONTEND_FEATURES.flatMap(({ personCards = [] }) => personCards);

/** Where a screen is found in the sidebar and the palette. */
export function mainPath({ addresses: [first] }: Screen): string {
  return patternOf(first);
}

/** The screens a person with this role finds in the sidebar, group by group. */
export function navigationFor(role: Role): readonly ListedScreen[] {
  return sidebarFor(role).flatMap(({ screens }) => screens);
}

/** The groups of the sidebar that have something for this role. */
export function sidebarFor(role: Role): readonly { group: SidebarGroup; screens: readonly ListedScreen[] }[] {
  const listed = SCREENS.filter(
    (screen): screen is ListedScreen =>
      screen.sidebar !== undefined && (screen.isListedFor ?? screen.isFor)(role),
  );
  return SIDEBAR_GROUPS.map((group) => ({
    group,
    screens: listed.filter(({ sidebar }) => sidebar.group === group),
  })).filter(({ screens }) => screens.length > 0);
}

/** Whether a path is that of the screen, or of something below it. */
export function isWithin({ addresses }: Screen, pathname: string): boolean {
  return addresses
    .map(patternOf)
    .some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
}

/** The screens a person with this role finds in the palette: those of the sidebar and a few more. */
export function paletteScreensFor(role: Role): readonly Screen[] {
  const listed = navigationFor(role);
  return SCREENS.filter(
    (screen) => listed.some((one) => one === screen) || (screen.isInPalette === true && screen.isFor(role)),
  );
}
