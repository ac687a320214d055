import { ScreenHead } from '../../design/ScreenHead';
import { Bundles } from './Bundles';
import { NewBundle } from './NewBundle';
import { SealCard } from './SealCard';
import { screenTexts as texts } from './texts';
import './evidence.css';

/** Bundles of evidence: a new one, those that were made, and the seal that they are proved against. */
export default function EvidenceScreen(): React.JSX.Element {
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <div className="screen-grid">
        <NewBundle />
        <Bundles />
        <SealCard />
      </div>
    </>
  );
}
