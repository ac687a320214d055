import type { InclusionProof } from '@annals/contracts/features/audit/seal-views';
import type { BadgeTone } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { Loaded } from '../../../ui/Loaded';
import { Status } from '../../../ui/Status';
import { useSealProofQuery } from '../api';
import { proofTexts as texts } from './texts';

const TONES: Readonly<Record<InclusionProof['status'], BadgeTone>> = {
  proved: 'green',
  waiting: 'grey',
  broken: 'red',
};

/** Whether the log can prove an event, and with what: enough to check it by hand. */
export function ProofCard({ position }: { position: string }): React.JSX.Element {
  const query = useSealProofQuery({ position }, { refetchOnMountOrArgChange: true });
  const proof = query.currentData;
  return (
    <Card
      title={texts.title}
      action={proof && <Status tone={TONES[proof.status]}>{texts[proof.status]}</Status>}
    >
      <Loaded query={query} texts={texts} rows={3}>
        {(proof) => <Proof proof={proof} />}
      </Loaded>
    </Card>
  );
}

function Proof({ proof }: { proof: InclusionProof }): React.JSX.Element {
  const { labels } = texts;
  return (
    <>
      <p className="audit-note">{texts.sentences[proof.status]}</p>
      <dl className="audit-facts">
        <Fact label={labels.leaf}>{proof.leaf}</Fact>
        <Fact label={labels.fingerprint}>{proof.fingerprint}</Fact>
        {proof.index !== null && <Fact label={labels.index}>{String(proof.index)}</Fact>}
        {proof.checkpoint !== null && <Unfolded label={labels.checkpoint} text={proof.checkpoint} />}
        {proof.index !== null && (
          <Unfolded
            label={labels.path}
            text={proof.path.length === 0 ? texts.noPath : proof.path.join('\n')}
          />
        )}
        <Unfolded label={labels.canonical} text={proof.canonical} />
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }): React.JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="data-table__code">{children}</dd>
    </div>
  );
}

/** Something long that not everybody wants to see. */
function Unfolded({ label, text }: { label: string; text: string }): React.JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <details>
          <summary>{texts.unfold}</summary>
          <pre className="audit-value--structure">{text}</pre>
        </details>
      </dd>
    </div>
  );
}
