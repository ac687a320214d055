import { ruleLabel, type RuleName } from '@annals/contracts/features/insights/rules';
import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { Suspense, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { CollectedContext } from '../../ui/feature';
import { lazily } from '../../ui/lazily';
import { actionLabel } from './actions';
import { whyTexts } from './texts';
import './insight-parts.css';

const EventsBehind = lazily(async () => ({ default: (await import('./EventsBehind')).EventsBehind }));
const WhyChart = lazily(async () => ({ default: (await import('./WhyChart')).WhyChart }));

/** The rules that rest on pulse checks: whose they are and when they were answered stays confidential. */
const CONFIDENTIAL: readonly string[] = ['falling-wellbeing', 'stress-without-meetings'] satisfies RuleName[];

type Metadata = AiInsightView['metadata'];

/** The figures an insight rests on, as a chart where there is a series; the rule, its threshold, and where to look. */
export function Why({ metadata }: { metadata: Metadata }): React.JSX.Element {
  const { rule, evidence, chart } = metadata;
  const [isOpen, setIsOpen] = useState(false);
  const isConfidential = CONFIDENTIAL.includes(rule.name);
  return (
    <details className="insight__why" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{whyTexts.question}</summary>
      <p>
        {whyTexts.rule(ruleLabel(rule.name), rule.version)}. {whyTexts.threshold(rule.threshold)}
      </p>
      <p className="insight__why-title">{whyTexts.figures}</p>
      <dl>
        {evidence.map((figure, index) => (
          <Figure key={index} figure={figure} isShown={isOpen} />
        ))}
      </dl>
      {isConfidential && <p>{whyTexts.confidential}</p>}
      {isOpen && chart !== null && (
        <Suspense>
          <WhyChart chart={chart} />
        </Suspense>
      )}
    </details>
  );
}

function Figure({
  figure,
  isShown,
}: {
  figure: Metadata['evidence'][number];
  isShown: boolean;
}): React.JSX.Element {
  const { label, value, events, path, aboutName } = figure;
  const known = useContext(CollectedContext);
  const words = aboutName === undefined ? label : whyTexts.about(aboutName, label);
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        <strong>{value}</strong>
        {path !== undefined && (
          <Link to={path} aria-label={`${actionLabel(known, path)}: ${words}`}>
            {actionLabel(known, path)}
          </Link>
        )}
      </dd>
      {isShown && events !== undefined && events.length > 0 && (
        <Suspense>
          <EventsBehind events={events} />
        </Suspense>
      )}
    </div>
  );
}
