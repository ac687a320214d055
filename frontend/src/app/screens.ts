import { patternOf } from '@annals/contracts/addresses';
import type { Role } from '@annals/contracts/kernel/roles';
import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { FRONTEND_FEATURES } from '../features';
import {
  SIDEBAR_GROUPS,
  type Collected,
  type Screen,
  type SidebarGroup,
  type SidebarPlace,
} from '../ui/feature';
import { withTexts } from '../ui/lazily';

/** A screen with what shows it. */
export type ShownScreen = Screen & { readonly Component: React.LazyExoticComponent<() => React.JSX.Element> };

/** A screen that the sidebar has. */
export type ListedScreen = ShownScreen & { readonly sidebar: SidebarPlace };

/** Every screen there is, in the order of the sidebar within a group. */
export const SCREENS: readonly ShownScreen[] = FRONTEND_FEATURES.flatMap(({ screens }) =>
  screens.map(withItsTexts).map((screen) => ({
    ...screen,
    Component: lazy(screen.load),
  })),
);

function withItsTexts(screen: Screen): Screen {
  return screen.isFirst ? screen : { ...screen, load: () => withTexts(screen.load) };
}

/** What features show on the screens of others, in the order of the sidebar. */
export const COLLECTED: Collected = {
  personCards: FRONTEND_FEATURES.flatMap(({ personCards = [] }) => personCards),
  catalogues: FRONTEND_FEATURES.flatMap(({ catalogues = [] }) => catalogues),
  screens: SCREENS,
  forms: FRONTEND_FEATURES.flatMap(({ forms = [] }) => forms),
};

/** Where a screen is found in the sidebar and the palette. */
export function mainPath({ addresses: [first] }: Screen): string {
  return patternOf(first);
}

/** Loads the code of a screen before it is opened. Who opens it is told when it cannot be loaded. */
export function loadAhead({ load }: Screen): void {
  load().catch(() => undefined);
}

/** Loads the code of the screen at an address, while the rest of the application comes. */
export function loadScreenAt(pathname: string): void {
  const screen = SCREENS.find(({ addresses }) =>
    addresses.some((address) => matchPath(patternOf(address), pathname)),
  );
  if (screen) loadAhead(screen);
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
export function paletteScreensFor(role: Role): readonly ShownScreen[] {
  const listed = navigationFor(role);
  return SCREENS.filter(
    (screen) => listed.some((one) => one === screen) || (screen.isInPalette === true && screen.isFor(role)),
  );
}
