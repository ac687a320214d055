import type { BriefingLine, PreparedBriefing } from '@annals/contracts/skip-level/briefing';
import { exactTime } from '../../time/format';
import { briefingTexts } from './texts';

/** A briefing's four parts, each line with the records it rests on. */
export function Briefing({ briefing }: { briefing: PreparedBriefing }): React.JSX.Element {
  const { highlights, wellness, actionItems, questions, preparedAt } = briefing;
  const isOwn = wellness.scope === 'own';
  return (
    <div className="briefing">
      <p className="briefing__note">{briefingTexts.preparedAt(exactTime(preparedAt))}</p>
      <Part title={isOwn ? briefingTexts.ownHighlights : briefingTexts.highlights} lines={highlights} />
      <Part title={briefingTexts.wellness} lines={wellness.lines}>
        {wellness.average !== null && (
          <p className="briefing__figure">{briefingTexts.outOf(wellness.average.toFixed(1))}</p>
        )}
      </Part>
      <Part title={briefingTexts.actionItems} lines={actionItems} whenEmpty={briefingTexts.noActionItems} />
      <Part title={briefingTexts.questions} lines={questions} />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly BriefingLine[];
  readonly whenEmpty?: string;
  readonly children?: React.ReactNode;
}

function Part({ title, lines, whenEmpty, children }: PartProps): React.JSX.Element {
  return (
    <section className="briefing__part">
      <h3>{title}</h3>
      {children}
      {lines.length === 0 && <p className="briefing__note">{whenEmpty}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.text}>
            {line.text}
            {line.restsOn.length > 0 && <Basis line={line} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The records a line was read from, by their ids: what an auditor looks up. */
function Basis({ line }: { line: BriefingLine }): React.JSX.Element {
  return (
    <details className="briefing__basis">
      <summary>{briefingTexts.basis(line.restsOn.length)}</summary>
      <ul>
        {line.restsOn.map(({ kind, id }) => (
          <li key={id}>
            {kind} <code>{id}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
