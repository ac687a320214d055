import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { OrganizationAnalytics } from '../organization/OrganizationAnalytics';
import type { SectionProps } from './section-props';

/** How the organization has been doing. */
export default function OrganizationSection({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <OrganizationAnalytics /> : <NotFoundScreen />;
}
