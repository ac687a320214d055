import { RHYTHM_WORDS } from '@annals/contracts/features/meetings/constants';
import type { SeriesPlace } from '@annals/contracts/features/meetings/series-place';
import { RepeatIcon } from '@blueprintjs/icons';

/** How often a 1:1 repeats, beside its other facts. */
export function SeriesFact({ series }: { series: SeriesPlace | null }): React.JSX.Element | null {
  if (!series) return null;
  const rhythm = RHYTHM_WORDS[series.everyWeeks];
  return (
    <span>
      <RepeatIcon />
      {rhythm.charAt(0).toUpperCase() + rhythm.slice(1)}
    </span>
  );
}
