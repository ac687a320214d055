import type { EventFilter, EventQuery } from '@annals/contracts/features/audit/filter';
import type { EventHistogram } from '@annals/contracts/features/audit/views';
import { Button } from '@blueprintjs/core';
import { useContext, useState } from 'react';
import { Loaded } from '../../../ui/Loaded';
import { WhenZoneContext } from '../../../ui/When';
import { momentWords, monthLabel } from '../../../time/format';
import { useAuditHistogramQuery } from '../api';
import { histogramTexts as texts } from '../texts';

interface HistogramProps {
  readonly query: EventQuery;
  readonly onNarrow: (change: {
    readonly from: EventFilter['from'];
    readonly until: EventFilter['until'];
  }) => void;
}

/** When the matching events happened. Dragging over bars, or Shift with the arrow keys and Enter, narrows the list to their time. */
export function Histogram({ query, onNarrow }: HistogramProps): React.JSX.Element {
  const result = useAuditHistogramQuery(query);
  const coming = (
    <div className="histogram histogram--coming" role="status">
      <span className="visually-hidden">{texts.loading}</span>
    </div>
  );
  // While another query is answered, the bars of the last one stay in sight.
  return (
    <Loaded
      query={{ ...result, currentData: result.data ?? result.currentData }}
      texts={texts}
      skeleton={coming}
    >
      {(histogram) =>
        histogram.bars.length > 0 && <Figure histogram={histogram} query={query} onNarrow={onNarrow} />
      }
    </Loaded>
  );
}

function Figure(props: HistogramProps & { readonly histogram: EventHistogram }): React.JSX.Element {
  const { histogram, query, onNarrow } = props;
  const isNarrowed = query.from !== undefined || query.until !== undefined;
  return (
    <figure className="histogram">
      <figcaption className="histogram__title">
        <Finding histogram={histogram} />
        {isNarrowed && (
          <Button
            variant="minimal"
            size="small"
            text={texts.all}
            onClick={() => onNarrow({ from: undefined, until: undefined })}
          />
        )}
      </figcaption>
      <Bars
        key={`${histogram.bars[0]?.from ?? ''}${histogram.step}`}
        histogram={histogram}
        onNarrow={onNarrow}
      />
    </figure>
  );
}

/** What the bars say, in a sentence. */
function Finding({
  histogram: { bars, step, isComplete },
}: {
  histogram: EventHistogram;
}): React.JSX.Element {
  const wordsOf = useBarWords(step);
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const most = bars.reduce((one, other) => (other.count > one.count ? other : one));
  return <span>{texts.finding(all, isComplete, wordsOf(most.from), most.count)}</span>;
}

function Bars({
  histogram: { bars, step },
  onNarrow,
}: Omit<HistogramProps, 'query'> & { readonly histogram: EventHistogram }): React.JSX.Element {
  const wordsOf = useBarWords(step);
  const [current, setCurrent] = useState(bars.length - 1);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const [first, last] = [Math.min(anchor ?? current, current), Math.max(anchor ?? current, current)];
  const most = Math.max(...bars.map(({ count }) => count));
  const choose = () => {
    const [from, until] = [bars[first]?.from, bars[last]?.until];
    setAnchor(null);
    onNarrow({ from, until });
  };
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: bars.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= bars.length) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? current) : null);
    setCurrent(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return (
    // The arrow keys lead from bar to bar; the bars themselves are buttons.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its bars take the focus, one at a time
    <div
      className="histogram__bars"
      role="toolbar"
      aria-label={texts.label}
      onKeyDown={move}
      onPointerUp={() => {
        if (isDragging) choose();
        setIsDragging(false);
      }}
      onPointerLeave={() => {
        setIsDragging(false);
        setAnchor(null);
      }}
    >
      {bars.map(({ from, count }, at) => (
        <button
          key={from}
          type="button"
          className="histogram__bar"
          tabIndex={at === current ? 0 : -1}
          aria-label={texts.bar(wordsOf(from), count)}
          title={texts.bar(wordsOf(from), count)}
          data-chosen={anchor !== null && at >= first && at <= last ? 'true' : undefined}
          onPointerDown={(event) => {
            // A finger stays with the bar it began on, unless it lets go.
            event.currentTarget.releasePointerCapture(event.pointerId);
            setIsDragging(true);
            setAnchor(at);
            setCurrent(at);
          }}
          onPointerEnter={() => {
            if (isDragging) setCurrent(at);
          }}
          onClick={(event) => {
            // Of a pointer, letting go has chosen already.
            if (event.detail === 0) choose();
          }}
        >
          {count > 0 && <span style={{ height: `${String((count / most) * 100)}%` }} />}
        </button>
      ))}
    </div>
  );
}

/** The words for the beginning of a bar. Days, weeks and months are those of UTC, hours are the reader's. */
function useBarWords(step: EventHistogram['step']): (from: string) => string {
  const chosen = useContext(WhenZoneContext);
  return (from) =>
    step === 'month'
      ? monthLabel(from.slice(0, 7))
      : step === 'hour'
        ? momentWords(from, { precision: 'minute', ...(chosen !== undefined && { timeZone: chosen }) })
        : texts.begins[step](momentWords(from, { precision: 'day', timeZone: 'UTC' }));
}
