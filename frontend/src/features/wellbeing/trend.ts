import { textsShownAs } from '@annals/contracts/kernel/text';

/** A change in percent with its sign; a fall has a minus in the place of the specification's plus. */
export function shownTrend(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString(textsShownAs().locale)}%`;
}
