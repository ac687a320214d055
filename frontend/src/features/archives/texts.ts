import { t, textsShownAs, translated } from '@annals/contracts/kernel/text';
/** The words of archives that are made in the background. */
export const archiveTexts = translated({
  progress: 'Events done',
  running: (done: number, total: number) =>
    total === 0 ? t('Selecting...') : t('{done} of {total}', { done, total }),
  download: (bytes: number) => t('Download ({bytes})', { bytes: size(bytes) }),
});

function size(bytes: number): string {
  if (bytes < 1_000_000) return `${inFigures(Math.max(1, Math.round(bytes / 1_000)))} kB`;
  return `${inFigures(bytes / 1_000_000)} MB`;
}

function inFigures(value: number): string {
  return value.toLocaleString(textsShownAs().locale, { maximumFractionDigits: 1 });
}
