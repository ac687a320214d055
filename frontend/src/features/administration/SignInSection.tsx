import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { BreakGlass } from '../break-glass/BreakGlass';
import { IdentityProviders } from '../identity-providers/IdentityProviders';
import { ScimClients } from '../scim/ScimClients';
import { FailedSignIns } from '../sign-in-policy/FailedSignIns';
import { SignInPolicy } from '../sign-in-policy/SignInPolicy';
import type { SectionProps } from './section-props';

/** How people sign in, and which directory keeps them. */
export default function SignInSection({ item }: SectionProps): React.JSX.Element {
  if (item !== undefined) return <NotFoundScreen />;
  return (
    <div className="screen-grid">
      <IdentityProviders />
      <SignInPolicy />
      <BreakGlass />
      <FailedSignIns />
      <ScimClients />
    </div>
  );
}
