import type { SeriesPlace } from '@annals/contracts/features/meetings/series-place';
import { Choice } from '../ui/Choice';
import { seriesTexts as texts } from './texts';

interface SeriesScopeProps {
  /** Of the meeting that is changed; without one there is nothing to choose. */
  readonly series: SeriesPlace | null | undefined;
  readonly follows: boolean;
  readonly onChoose: (follows: boolean) => void;
}

/** Whether a change is for one meeting alone, or for all that follow in its series, too. */
export function SeriesScope({ series, follows, onChoose }: SeriesScopeProps): React.JSX.Element | null {
  if (!series) return null;
  return (
    <Choice
      label={texts.scope}
      options={[
        { value: 'one', label: texts.one },
        { value: 'following', label: texts.following },
      ]}
      chosen={follows ? 'following' : 'one'}
      onChoose={(chosen) => onChoose(chosen === 'following')}
    />
  );
}
