/** Something that happened lately, in words, and where to read more. */
export interface Activity {
  readonly key: string;
  readonly text: string;
  /** When it happened (ISO instant). */
  readonly at: string;
  readonly path: string;
}

/** The specification's figures: so many of each source, so many altogether. */
const OF_EACH_SOURCE = 2;
const SHOWN = 4;

/** The newest two of each source, and of those the newest four. */
export function recentActivity(sources: readonly (readonly Activity[])[]): readonly Activity[] {
  const newestFirst = (activities: readonly Activity[]) =>
    activities.toSorted((one, other) => other.at.localeCompare(one.at));
  return newestFirst(sources.flatMap((source) => newestFirst(source).slice(0, OF_EACH_SOURCE))).slice(
    0,
    SHOWN,
  );
}
