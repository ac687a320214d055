/** What an entry of the performance timeline can be. */
export const TIMELINE_TYPES = ['feedback', 'goal', 'achievement', 'milestone'] as const;
export type TimelineType = (typeof TIMELINE_TYPES)[number];

export const IMPACTS = ['low', 'medium', 'high'] as const;
export type Impact = (typeof IMPACTS)[number];

/**
 * Who reads an entry besides its author. `private`: nobody. `manager`: the person it is about, their manager and those above, and HR.
 * `public`: the person's colleagues in the same team too.
 */
export const VISIBILITIES = ['public', 'manager', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
