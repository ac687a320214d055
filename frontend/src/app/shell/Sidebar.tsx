import { ROLE_LABELS } from '@annals/contracts/roles';
import { Button } from '@blueprintjs/core';
import { CrossIcon, LogOutIcon } from '@blueprintjs/icons';
import { Link, useLocation } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../accounts/current-user';
import { Avatar } from '../../design/Avatar';
import { Wordmark } from '../../design/Wordmark';
import { mainPath, navigationFor, type Screen } from '../screens';
import { SIGN_OUT_ADDRESS } from '../session-addresses';
import { texts } from '../texts';

/** Who is signed in, where they can go, and the way out. `onClose` when it is shown as a drawer. */
export function Sidebar({ onClose }: { onClose?: () => void }): React.JSX.Element {
  const user = useCurrentUser();
  const name = fullName(user);
  const { pathname } = useLocation();
  const screens = navigationFor(user.role);
  // Of two screens one below the other, the address belongs to the one that says more of it.
  const most = Math.max(...screens.map((screen) => matched(screen, pathname)));
  return (
    <div className="sidebar">
      <div className="sidebar__head">
        <Wordmark />
        {onClose && (
          <Button
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={texts.closeNavigation}
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
          {screens.map((screen) => (
            <NavigationItem
              key={screen.label}
              screen={screen}
              isCurrent={most > 0 && matched(screen, pathname) === most}
            />
          ))}
        </ul>
      </nav>
      <a className="sidebar__item sidebar__sign-out" href={SIGN_OUT_ADDRESS}>
        <LogOutIcon />
        {texts.signOut}
      </a>
    </div>
  );
}

/**
 * How much of the address is that of a screen; 0 when it is not. A meeting's own view belongs to the meetings; the overview has two addresses
 * and nothing below them.
 */
function matched(screen: Screen, pathname: string): number {
  const own = screen.paths.filter(
    (path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  );
  return Math.max(0, ...own.map(({ length }) => length));
}

function NavigationItem({ screen, isCurrent }: { screen: Screen; isCurrent: boolean }): React.JSX.Element {
  const { Icon } = screen;
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
