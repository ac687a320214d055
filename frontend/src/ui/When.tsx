import { createContext, useContext } from 'react';
import { exactTime, momentWords, timeAgo, type Precision } from '../time/format';
import { shownTimeZone } from '../time/shown-zone';

/** A time zone that moments below are shown in; undefined: that of the reader's profile. */
export const WhenZoneContext = createContext<string | undefined>(undefined);

interface WhenProps {
  /** ISO instant. */
  readonly at: string;
  /** Seconds are for those who compare records. */
  readonly precision?: Precision;
  readonly className?: string;
}

/**
 * A moment in the time zone of the reader's profile and the browser's locale. The zone is named where it is not the browser's. Pointing at
 * it, or reaching what it is in by keyboard, tells the moment in UTC as well; so does a screen reader, of what is told to the second and
 * therefore compared. No moment is a stop of the Tab key.
 */
export function When({ at, precision = 'second', className }: WhenProps): React.JSX.Element {
  const chosen = useContext(WhenZoneContext);
  const timeZone = chosen ?? shownTimeZone();
  const isForeign = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <time className={className} dateTime={at} data-tip={inUtc(at)}>
      {momentWords(at, { precision, timeZone, isZoneNamed: isForeign || chosen !== undefined })}
      {precision === 'second' && timeZone !== 'UTC' && (
        <span className="visually-hidden"> ({inUtc(at)})</span>
      )}
    </time>
  );
}

interface ToldProps extends WhenProps {
  /** The sentence, given the words of the moment. */
  readonly children: (when: string) => string;
}

/** Stands for the moment while a sentence is made; no text has it. */
const MOMENT = '\uE000';

/** A sentence with a moment in it, wherever its language puts that: one piece, also where what is around it lays out its parts. */
export function Told({ children, ...when }: ToldProps): React.JSX.Element {
  const [before, after] = children(MOMENT).split(MOMENT);
  return (
    <span>
      {before}
      <When {...when} />
      {after}
    </span>
  );
}

/** How long ago something happened; pointing at it, or reaching what it is in by keyboard, tells the moment, in the reader's zone and in UTC. */
export function HowLongAgo({ at, className }: Pick<WhenProps, 'at' | 'className'>): React.JSX.Element {
  return (
    <time className={className} dateTime={at} data-tip={`${exactTime(at)} (${inUtc(at)})`}>
      {timeAgo(at)}
    </time>
  );
}

function inUtc(at: string): string {
  return momentWords(at, { precision: 'second', timeZone: 'UTC', isZoneNamed: true });
}
