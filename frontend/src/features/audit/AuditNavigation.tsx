import { SectionLinks } from '../../ui/SectionLinks';
import { APP_PATHS } from '../../entry/app-paths';
import { navigationTexts as texts } from './texts';

const SECTIONS = [
  { path: APP_PATHS.eventLog, label: texts.events },
  { path: APP_PATHS.auditLists, label: texts.asOf },
  { path: APP_PATHS.auditSamples, label: texts.samples },
  { path: APP_PATHS.evidence, label: texts.evidence },
];

/** The parts of the auditor's workspace. A new part adds its line above. */
export function AuditNavigation({ current }: { current: string }): React.JSX.Element {
  return <SectionLinks label={texts.label} sections={SECTIONS} current={current} />;
}
