import { patternOf } from '@annals/contracts/addresses';
import type { Role } from '@annals/contracts/kernel/roles';
import { FRONTEND_FEATURES } from '../features';
import type { Screen } from '../ui/feature';

/** Every screen there is, in the order of the sidebar. */
export const SCREENS: readonly Screen[] = FRONTEND_FEATURES.flatMap(({ screens }) => screens);

/** Where a screen is found in the sidebar and the palette. */
export function mainPath({ addresses: [first] }: Screen): string {
  return patternOf(first);
}

/** The screens a person with this role finds in the sidebar. */
export function navigationFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ Icon, isFor, isListedFor = isFor }) => Icon !== undefined && isListedFor(role));
}

/** The screens a person with this role finds in the palette: those of the sidebar and a few more. */
export function paletteScreensFor(role: Role): readonly Screen[] {
  const listed = navigationFor(role);
  return SCREENS.filter(
    (screen) => listed.includes(screen) || (screen.isInPalette === true && screen.isFor(role)),
  );
}
