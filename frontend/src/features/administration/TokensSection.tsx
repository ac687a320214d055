import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { AllTokens } from '../service-tokens/AllTokens';
import type { SectionProps } from './section-props';

/** The programs that come in, and by which tokens. */
export default function TokensSection({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <AllTokens /> : <NotFoundScreen />;
}
