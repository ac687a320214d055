import { landingPath } from '@annals/contracts/roles';
import { useCurrentUser } from '../accounts/current-user';
import { NotFound } from '../design/NotFound';
import { usePageTitle } from './shell/page-title';
import { texts } from './texts';

/** A path of this origin that leads nowhere. */
export function NotFoundScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  usePageTitle(null);
  return <NotFound home={{ address: landingPath(role), label: texts.notFoundAction }} />;
}
