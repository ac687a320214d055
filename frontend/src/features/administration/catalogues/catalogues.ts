import { lazy, type ComponentType } from 'react';

/** Something the organization keeps a list of for a feature: categories, tiers, templates, policies. */
export interface Catalogue {
  /** Its place in the address. */
  readonly name: string;
  readonly label: string;
  readonly sentence: string;
  /** Lazily loaded: a catalogue is its own chunk. */
  readonly Component: ComponentType;
}

/** The catalogues, in their order. A feature that has one adds its line here. */
export const CATALOGUES: readonly Catalogue[] = [
  {
    name: 'recognition-categories',
    label: 'Recognition categories',
    sentence: 'What people can be recognised for, and what each is worth',
    Component: lazy(() => import('../../recognition/catalogues/CategoryCatalogue')),
  },
  {
    name: 'reward-tiers',
    label: 'Reward tiers',
    sentence: 'What the points of a lifetime lead to',
    Component: lazy(() => import('../../recognition/catalogues/TierCatalogue')),
  },
  {
    name: 'rewards',
    label: 'Rewards',
    sentence: 'What points can be redeemed for',
    Component: lazy(() => import('../../recognition/catalogues/RewardCatalogue')),
  },
  {
    name: 'organizational-milestones',
    label: 'Organizational milestones',
    sentence: 'What the organization sets out for, and what everyone is credited when it is achieved',
    Component: lazy(() => import('../../recognition/catalogues/MilestoneCatalogue')),
  },
  {
    name: 'time-off',
    label: 'Time off',
    sentence: 'How many days everybody gets a year, and how many unused ones come along into the next.',
    Component: lazy(() => import('../../time-off/policy/PolicyCatalogue')),
  },
  {
    name: 'alex-rules',
    label: 'ALEX rules',
    sentence: 'By which rules ALEX finds insights, and from which figures on it speaks.',
    Component: lazy(() => import('../../insights/rules/RuleCatalogue')),
  },
  {
    name: 'language-model',
    label: 'Language model',
    sentence:
      'Whether a language model may put insights and briefings into other words, and what it was sent.',
    Component: lazy(() => import('../../language-model/LanguageModel')),
  },
];
