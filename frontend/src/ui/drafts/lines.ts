/** A list of short texts as a text area holds it: one on each line. */
export function toLines(texts: readonly string[]): string {
  return texts.join('\n');
}

/** The texts of such an area, without blank ones. */
export function fromLines(area: string): string[] {
  return area
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
