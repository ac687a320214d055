import { NotFoundScreen } from '../../app/NotFoundScreen';
import type { SectionProps } from '../section-props';
import { Projections } from './Projections';

/** How the platform is doing. */
export default function Operations({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <Projections /> : <NotFoundScreen />;
}
