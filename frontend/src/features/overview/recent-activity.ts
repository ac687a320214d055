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

/** So far ahead of this browser's clock the server's may be. */
const CLOCKS_DIFFER_MS = 60_000;

/** The newest two of each source, and of those the newest four. What is still to come has not happened lately. */
export function recentActivity(
  sources: readonly (readonly Activity[])[],
  now: number = Date.now(),
): readonly Activity[] {
  const newestFirst = (activities: readonly Activity[]) =>
    activities
      .filter(({ at }) => Date.parse(at) <= now + CLOCKS_DIFFER_MS)
      .toSorted((one, other) => other.at.localeCompare(one.at));
  return newestFirst(sources.flatMap((source) => newestFirst(source).slice(0, OF_EACH_SOURCE))).slice(
    0,
    SHOWN,
  );
}
