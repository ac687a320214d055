import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { Mailbox } from '../mailbox/Mailbox';
import type { SectionProps } from './section-props';

/** Where e-mails go. */
export default function EmailsSection({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <Mailbox /> : <NotFoundScreen />;
}
