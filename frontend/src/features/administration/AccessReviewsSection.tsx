import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { Reviews } from '../access-reviews/Reviews';
import type { SectionProps } from './section-props';

/** The reviews of who has which access. */
export default function AccessReviewsSection({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <Reviews /> : <NotFoundScreen />;
}
