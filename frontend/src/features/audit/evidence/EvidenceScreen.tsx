import { addressOf } from '@annals/contracts/addresses';
import { ScreenHead } from '../../../ui/ScreenHead';
import { AuditNavigation } from '../AuditNavigation';
import { Bundles } from './Bundles';
import { NewBundle } from './NewBundle';
import { SealCard } from './SealCard';
import { screenTexts as texts } from './texts';
import { VerifierCard } from './VerifierCard';
import './evidence.css';

/** Bundles of evidence: a new one, those that were made, and the seal that they are proved against. */
export default function EvidenceScreen(): React.JSX.Element {
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <AuditNavigation current={addressOf('evidence')} />
      <div className="screen-grid">
        <NewBundle />
        <Bundles />
        <VerifierCard />
        <SealCard />
      </div>
    </>
  );
}
