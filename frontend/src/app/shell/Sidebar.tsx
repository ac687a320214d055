import { patternOf } from '@annals/contracts/addresses';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { CrossIcon, LogOutIcon } from '@blueprintjs/icons';
import { Link, useLocation } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { Logo } from '../../ui/Logo';
import { IconButton } from '../../ui/IconButton';
import type { Screen } from '../../ui/feature';
import { mainPath, navigationFor } from '../screens';
import { forgetDrafts } from '../../ui/drafts/draft-store';
import { SIGN_OUT_ADDRESS } from '../session-addresses';
import { texts } from '../texts';

/** Who is signed in, where they can go, and the way out. `onClose` when it is shown as a drawer. */
export function Sidebar({ onClose }: { onClose?: () => void }): React.JSX.Element {
  const user = useCurrentUser();
  const name = fullName(user);
  return (
    <div className="sidebar">
      <div className="sidebar__head">
        <Logo />
        {onClose && (
          <IconButton
            variant="minimal"
            icon={<CrossIcon />}
            label={texts.closeNavigation}
            onClick={onClose}
          />
        )}
      </div>
      <div className="sidebar__person">
        <Avatar name={name} imageUrl={user.profileImageUrl} size="large" />
        <div className="sidebar__name">
          <strong>{name}</strong>
          <span>{ROLE_LABELS[user.role]}</span>
        </div>
      </div>
      <nav aria-label={texts.navigation}>
        <ul className="sidebar__items">
          {navigationFor(user.role).map((screen) => (
            <NavigationItem key={screen.label} screen={screen} />
          ))}
        </ul>
      </nav>
      <a className="sidebar__item sidebar__sign-out" href={SIGN_OUT_ADDRESS} onClick={forgetDrafts}>
        <LogOutIcon />
        {texts.signOut}
      </a>
    </div>
  );
}

function NavigationItem({ screen }: { screen: Screen }): React.JSX.Element {
  const { pathname } = useLocation();
  const { Icon } = screen;
  // A meeting's own view belongs to the meetings; the overview has two addresses and nothing below them.
  const isCurrent = screen.addresses
    .map(patternOf)
    .some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
  return (
    <li>
      <Link
        className={isCurrent ? 'sidebar__item sidebar__item--current' : 'sidebar__item'}
        to={mainPath(screen)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {Icon && <Icon />}
        {screen.label}
      </Link>
    </li>
  );
}
