import { ruleLabel } from '@annals/contracts/insights/rules';
import type { AiInsightView } from '@annals/contracts/insights/views';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { whyTexts } from './texts';
import { WhyChart } from './WhyChart';

type Metadata = AiInsightView['metadata'];

/** The figures an insight rests on, as a chart where there is a series; the rule, its threshold, and where to look. */
export function Why({ metadata }: { metadata: Metadata }): React.JSX.Element {
  const { rule, evidence, chart } = metadata;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="insight__why" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{whyTexts.question}</summary>
      <p>
        {whyTexts.rule(ruleLabel(rule.name), rule.version)}. {whyTexts.threshold(rule.threshold)}
      </p>
      <p className="insight__why-title">{whyTexts.figures}</p>
      <dl>
        {evidence.map((figure, index) => (
          <Figure key={index} figure={figure} />
        ))}
      </dl>
      {isOpen && chart !== null && <WhyChart chart={chart} />}
    </details>
  );
}

function Figure({ figure }: { figure: Metadata['evidence'][number] }): React.JSX.Element {
  const { label, value, eventIds, path, aboutName } = figure;
  const words = aboutName === undefined ? label : whyTexts.about(aboutName, label);
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        <strong>{value}</strong>
        {eventIds !== undefined && eventIds.length > 0 && <span> {whyTexts.events(eventIds.length)}</span>}
        {path !== undefined && (
          <Link to={path} aria-label={`${whyTexts.look}: ${words}`}>
            {whyTexts.look}
          </Link>
        )}
      </dd>
    </div>
  );
}
