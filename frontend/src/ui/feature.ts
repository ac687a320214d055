import type { AddressName } from '@annals/contracts/kernel/feature';
import type { Role } from '@annals/contracts/kernel/roles';
import type { CalendarIcon } from '@blueprintjs/icons';
import type { PaletteSource } from './palette-entry';

/** One screen: where it is, what it is called, who it is for. Each is its own chunk. */
export interface Screen {
  /** The first is where it is found in the sidebar and the palette. */
  readonly addresses: readonly [AddressName, ...AddressName[]];
  readonly label: string;
  /** Its title where that is not the label. */
  readonly titleFor?: (role: Role) => string;
  readonly isFor: (role: Role) => boolean;
  /** Who finds it in the sidebar, where that is not everyone it is for. */
  readonly isListedFor?: (role: Role) => boolean;
  readonly Component: React.LazyExoticComponent<() => React.JSX.Element>;
  /** Its icon in the sidebar; screens without one are reached from another screen. */
  readonly Icon?: typeof CalendarIcon;
  /** Found in the palette though it is not in the sidebar. */
  readonly isInPalette?: true;
}

/** What a feature shows. */
export interface FrontendFeature {
  /** In the order of the sidebar. */
  readonly screens: readonly Screen[];
  /** What the palette finds of it beside its screens; loaded with the palette, after the screen. */
  readonly palette?: () => Promise<{ readonly default: PaletteSource }>;
}

/** Declares what a feature shows; `frontend/src/features.ts` lists it. */
export function frontendFeature(shown: Partial<FrontendFeature>): FrontendFeature {
  return { screens: [], ...shown };
}
