import type { AiInsightView } from '@annals/contracts/insights/views';
import { Link } from 'react-router-dom';
import { whyTexts } from './texts';

/** The figures an insight rests on, the rule, its threshold, and where to look. */
export function Why({ metadata }: { metadata: AiInsightView['metadata'] }): React.JSX.Element {
  const { rule, evidence } = metadata;
  return (
    <details className="insight__why">
      <summary>{whyTexts.question}</summary>
      <p>
        {whyTexts.rule(rule.name, rule.version)}. {whyTexts.threshold(rule.threshold)}
      </p>
      <p className="insight__why-title">{whyTexts.figures}</p>
      <dl>
        {evidence.map(({ label, value, eventIds, path }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {eventIds !== undefined && eventIds.length > 0 && (
                <span> {whyTexts.events(eventIds.length)}</span>
              )}
              {path !== undefined && (
                <Link to={path} aria-label={`${whyTexts.look}: ${label}`}>
                  {whyTexts.look}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
