let reached: string | undefined;

/** The place in the log a read must have reached: after the person's own last command, and after what was said to have moved. */
export function minimumPosition(): string | undefined {
  return reached;
}

/** Remembers a place in the log, unless a later one is known. */
export function rememberPosition(position: string): void {
  if (reached === undefined || BigInt(position) > BigInt(reached)) reached = position;
}
