import type { ComponentType } from 'react';

/** Something the organisation keeps a list of for a feature: categories, tiers, templates, policies. */
export interface Catalogue {
  /** Its place in the address. */
  readonly name: string;
  readonly label: string;
  readonly sentence: string;
  /** Lazily loaded: a catalogue is its own chunk. */
  readonly Component: ComponentType;
}

/** The catalogues, in their order. A feature that has one adds its line here. */
export const CATALOGUES: readonly Catalogue[] = [];
