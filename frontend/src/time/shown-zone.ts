let shown: string | undefined;

/** Shows days and times in a time zone from now on: that of the person's profile. @param timeZone undefined: the browser's, until it is known */
export function showTimesIn(timeZone: string | undefined): void {
  shown = timeZone;
}

/** The name of the time zone in which days and times are shown and entered. */
export function shownTimeZone(): string {
  return shown ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
