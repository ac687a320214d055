const number = (value: number) => value.toLocaleString('en');

/** The words of archives that are made in the background. */
export const archiveTexts = {
  progress: 'Events done',
  running: (done: number, total: number) =>
    total === 0 ? 'Selecting...' : `${number(done)} of ${number(total)}`,
  download: (bytes: number) => `Download (${size(bytes)})`,
} as const;

function size(bytes: number): string {
  if (bytes < 1_000_000) return `${number(Math.max(1, Math.round(bytes / 1_000)))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
