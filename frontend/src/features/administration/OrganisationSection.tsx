import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { OrganisationAnalytics } from '../organisation/OrganisationAnalytics';
import type { SectionProps } from './section-props';

/** How the organisation has been doing. */
export default function OrganisationSection({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <OrganisationAnalytics /> : <NotFoundScreen />;
}
