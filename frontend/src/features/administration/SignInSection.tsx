import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { BreakGlass } from '../break-glass/BreakGlass';
import { IdentityProviders } from '../identity-providers/IdentityProviders';
import { RoleRules } from '../role-rules/RoleRules';
import { ScimClients } from '../scim/ScimClients';
import { FailedSignIns } from '../sign-in-policy/FailedSignIns';
import { SignInPolicy } from '../sign-in-policy/SignInPolicy';
import type { SectionProps } from './section-props';

/** How people sign in, which directory keeps them, and which roles follow from both. */
export default function SignInSection({ item }: SectionProps): React.JSX.Element {
  if (item !== undefined) return <NotFoundScreen />;
  return (
    <div className="screen-grid">
      <IdentityProviders />
      <SignInPolicy />
      <BreakGlass />
      <FailedSignIns />
      <ScimClients />
      <RoleRules />
    </div>
  );
}
