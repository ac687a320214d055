import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { IdentityProviders } from '../identity-providers/IdentityProviders';
import type { SectionProps } from './section-props';

/** How people sign in. */
export default function SignInSection({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <IdentityProviders /> : <NotFoundScreen />;
}
