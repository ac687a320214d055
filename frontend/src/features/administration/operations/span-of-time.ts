/** A span of time in its largest unit, rounded down: `45 s`, `3 min`, `2 h`, `5 d`. */
export function spanOfTime(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds).toString()} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60).toString()} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600).toString()} h`;
  return `${Math.floor(seconds / 86_400).toString()} d`;
}
