import { textsShownAs } from '@annals/contracts/kernel/text';
import type { SampleDetail } from '@annals/contracts/features/audit/views';
import { RandomIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Card } from '../../../ui/Card';
import { RecordScreen } from '../../../ui/RecordScreen';
import { Status } from '../../../ui/Status';
import { Told } from '../../../ui/When';
import { useAuditSampleQuery } from '../api';
import { EventGrid } from '../explorer/EventGrid';
import { auditEventPath } from '../paths';
import { FilterInWords } from './FilterInWords';
import { sampleTexts as texts, texts as listTexts } from './texts';
import '../audit.css';

/** One sample: how it was drawn, whether drawing again gives the same, and its events. */
export default function SampleScreen(): React.JSX.Element {
  const { sampleId = '' } = useParams();
  const result = useAuditSampleQuery({ sampleId });
  return (
    <RecordScreen
      backTo={addressOf('auditSamples')}
      icon={<RandomIcon size={20} />}
      texts={texts}
      result={result}
    >
      {(sample) => (
        <div className="audit-stack">
          <HowDrawn sample={sample} />
          <Card title={texts.events}>
            <EventGrid
              name="sample"
              list={{ ...result, currentData: sample.events }}
              linkTo={pageOf}
              empty={null}
            />
          </Card>
        </div>
      )}
    </RecordScreen>
  );
}

const pageOf = ({ id }: { id: string }) => auditEventPath(id);

function HowDrawn({ sample }: { sample: SampleDetail }): React.JSX.Element {
  const { labels } = texts;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [labels.filter, <FilterInWords key="filter" filter={sample.filter} />],
    [
      labels.seed,
      <span key="seed" className="data-table__code">
        {sample.seed}
      </span>,
    ],
    [labels.population, sample.population.toLocaleString(textsShownAs().locale)],
    [labels.size, String(sample.events.length)],
    [labels.head, sample.head],
    [
      labels.by,
      <Told key="by" at={sample.drawnAt}>
        {(when) => `${sample.auditorName}, ${when}`}
      </Told>,
    ],
    [labels.method, listTexts.method],
  ];
  return (
    <Card
      title={sample.name}
      action={
        <Status tone={sample.isReproduced ? 'green' : 'red'}>
          {sample.isReproduced ? texts.reproduced : texts.notReproduced}
        </Status>
      }
    >
      <dl className="audit-facts" aria-label={texts.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
