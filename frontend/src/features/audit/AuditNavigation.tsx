import { sectionTexts } from '@annals/contracts/features/audit/words';
import { addressOf } from '@annals/contracts/addresses';
import { SectionLinks } from '../../ui/SectionLinks';
import { navigationTexts as texts } from './texts';

const SECTIONS = [
  { path: addressOf('eventLog'), label: sectionTexts.events },
  { path: addressOf('auditLists'), label: sectionTexts.asOf },
  { path: addressOf('auditSamples'), label: sectionTexts.samples },
  { path: addressOf('evidence'), label: sectionTexts.evidence },
];

/** The parts of the auditor's workspace. A new part adds its line above. */
export function AuditNavigation({ current }: { current: string }): React.JSX.Element {
  return <SectionLinks label={texts.label} sections={SECTIONS} current={current} />;
}
