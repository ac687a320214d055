import { t } from '@annals/contracts/kernel/text';
import { landingPath } from '@annals/contracts/kernel/roles';
import { useCurrentUser } from '../session/current-user';
import { NotFound } from './NotFound';
import { usePageTitle } from './page-title';

/** A path of this origin that leads nowhere. */
export function NotFoundScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  usePageTitle(null);
  return <NotFound home={{ address: landingPath(role), label: t('Back to your start page') }} />;
}
