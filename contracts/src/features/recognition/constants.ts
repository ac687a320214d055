/** The icons a category or a tier can have. */
export const ICON_NAMES = [
  'award',
  'star',
  'trophy',
  'heart',
  'zap',
  'users',
  'trending_up',
  'target',
] as const;
export type IconName = (typeof ICON_NAMES)[number];
export const DEFAULT_ICON: IconName = 'star';

/** The colours a category or a tier can have, by name: each has a readable pair of tints in light and in dark. */
export const COLOR_NAMES = ['blue', 'yellow', 'green', 'red', 'magenta', 'grey'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];
export const DEFAULT_COLOR: ColorName = 'blue';

export const VISIBILITIES = ['team', 'department', 'organization'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const DEFAULT_VISIBILITY: Visibility = 'team';

export const RECOGNITION_STATUSES = ['nominated', 'approved', 'declined'] as const;
export type RecognitionStatus = (typeof RECOGNITION_STATUSES)[number];

/** What a recognition of a category is worth. */
export const POINT_VALUE = { minimum: 1, maximum: 1_000, default: 10 } as const;
