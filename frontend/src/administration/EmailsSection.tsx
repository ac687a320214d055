import { NotFoundScreen } from '../app/NotFoundScreen';
import { Mailbox } from '../mailbox/Mailbox';
import type { SectionProps } from './sections';

/** Where e-mails go. */
export default function EmailsSection({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <Mailbox /> : <NotFoundScreen />;
}
