import type { AddressName } from '@annals/contracts/kernel/feature';
import type { Role } from '@annals/contracts/kernel/roles';
import type { CalendarIcon } from '@blueprintjs/icons';
import { createContext } from 'react';
import type { PaletteSource } from './palette-entry';

/** The groups of the sidebar, from its top to its foot. The first and the last have no heading. */
export const SIDEBAR_GROUPS = ['top', 'me', 'team', 'growth', 'company', 'foot'] as const;
export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number];

/** How a screen is found in the sidebar, and by the keyboard. */
export interface SidebarPlace {
  readonly group: SidebarGroup;
  readonly Icon: typeof CalendarIcon;
  /** Pressed after G, it leads there; a letter or digit that no other screen has. */
  readonly key: string;
  /** Among the few at the foot of a phone: its name there, one short word. */
  readonly onPhones?: string;
}

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
  readonly load: () => Promise<{ readonly default: () => React.JSX.Element }>;
  /** What most people see first: its texts come with the application, those of other screens with them. */
  readonly isFirst?: true;
  /** The whole of a route made by `together` that the screen asks for: a page that opens here asks for it while the code comes. */
  readonly asksFirst?: `/api/${string}`;
  /** Screens without one are reached from another screen. */
  readonly sidebar?: SidebarPlace;
  /** Found in the palette though it is not in the sidebar. */
  readonly isInPalette?: true;
  /** What a link to it says where one is led to it to do something: “Open the review”. */
  readonly opens?: string;
}

/** A form that does what an address stands for, wherever one is led to that address. */
export interface FormElsewhere {
  /** What the address begins with; the rest of it is whom the form is about. */
  readonly at: string;
  readonly label: string;
  /** Who may send it. */
  readonly isFor: (role: Role) => boolean;
  readonly Component: React.LazyExoticComponent<(props: FormElsewhereProps) => React.JSX.Element>;
}

export interface FormElsewhereProps {
  /** Whom it is about; empty for nobody. */
  readonly employeeId: string;
  readonly isOpen: boolean;
  /** It was sent and accepted. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Whose page a card is on. */
export interface PersonCardProps {
  readonly personId: string;
}

/** What a feature shows on a person's page, as far as the reader may see it. */
export interface PersonCard {
  /** @param isInReach whether the reader leads the person or administers everybody */
  readonly isFor: (reader: {
    readonly role: Role;
    readonly isInReach: boolean;
    readonly isSelf: boolean;
  }) => boolean;
  readonly Component: React.LazyExoticComponent<(props: PersonCardProps) => React.JSX.Element>;
}

/** Something the organization keeps a list of for a feature: categories, tiers, templates, policies. */
export interface Catalogue {
  /** Its place in the address. */
  readonly name: string;
  readonly label: string;
  readonly sentence: string;
  readonly Component: React.LazyExoticComponent<() => React.JSX.Element>;
}

/** What the screens of one feature show of all features. */
export interface Collected {
  readonly personCards: readonly PersonCard[];
  /** For administrators, in the order of the sidebar. */
  readonly catalogues: readonly Catalogue[];
  readonly screens: readonly Screen[];
  readonly forms: readonly FormElsewhere[];
}

/** Given by the application, which knows all features. */
export const CollectedContext = createContext<Collected>({
  personCards: [],
  catalogues: [],
  screens: [],
  forms: [],
});

/** What a feature shows. */
export interface FrontendFeature extends Partial<Collected> {
  /** In the order of the sidebar. */
  readonly screens: readonly Screen[];
  /** What the palette finds of it beside its screens; loaded with the palette, after the screen. */
  readonly palette?: () => Promise<{ readonly default: PaletteSource }>;
}

/** Declares what a feature shows; `frontend/src/features.ts` lists it. */
export function frontendFeature(shown: Partial<FrontendFeature>): FrontendFeature {
  return { screens: [], ...shown };
}
