import type { BriefingBasis, BriefingLine } from '@annals/contracts/features/skip-level/briefing';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../time/format';
import { briefingTexts } from './texts';

/** How many records a line names on paper, where nothing can be opened. */
const NAMED_ON_PAPER = 4;

interface BriefingPartProps {
  readonly title: string;
  readonly lines: readonly BriefingLine[];
  readonly whenEmpty?: string;
  readonly children?: React.ReactNode;
}

/** A part of a briefing: its lines, each with the figures behind it and the records it rests on. */
export function BriefingPart({ title, lines, whenEmpty, children }: BriefingPartProps): React.JSX.Element {
  return (
    <section className="briefing__part">
      <h3>{title}</h3>
      {children}
      {lines.length === 0 && <p className="briefing__note">{whenEmpty}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.text}>
            {line.text}
            <Figures line={line} />
            {line.restsOn.length > 0 && <Basis records={line.restsOn} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ line: { figures = [] } }: { line: BriefingLine }): React.JSX.Element | null {
  if (figures.length === 0) return null;
  return (
    <dl className="briefing__figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The records a line was read from: each opens, and on paper they are named. */
function Basis({ records }: { records: readonly BriefingBasis[] }): React.JSX.Element {
  const named = records.slice(0, NAMED_ON_PAPER).map(wordsOf);
  return (
    <>
      <details className="briefing__basis">
        <summary>{briefingTexts.basis(records.length)}</summary>
        <ul>
          {records.map((record) => (
            <li key={record.id}>
              {record.path === undefined ? (
                <>
                  {record.kind} <code>{record.id}</code>
                </>
              ) : (
                <Link to={record.path}>{wordsOf(record)}</Link>
              )}
            </li>
          ))}
        </ul>
      </details>
      <p className="briefing__on-paper">{briefingTexts.restsOn(named, records.length - named.length)}</p>
    </>
  );
}

function wordsOf({ kind, day }: BriefingBasis): string {
  return briefingTexts.record(kind, day === undefined ? undefined : calendarDay(day));
}
