import { t } from '@annals/contracts/kernel/text';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { CrossIcon, LogOutIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../session/current-user';
import { useWaiting } from '../../features/waiting/useWaiting';
import { Avatar } from '../../ui/Avatar';
import { Logo } from '../../ui/Logo';
import { IconButton } from '../../ui/IconButton';
import type { SidebarGroup } from '../../ui/feature';
import { isWithin, loadAhead, mainPath, sidebarFor, type ListedScreen } from '../screens';
import { SIGN_OUT_ADDRESS, signOut } from '../session-addresses';
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
          <strong data-tip="">{name}</strong>
          <span>{ROLE_LABELS[user.role]}</span>
        </div>
      </div>
      <nav className="sidebar__navigation" aria-label={texts.navigation}>
        {sidebarFor(user.role).map(({ group, screens }) => (
          <NavigationGroup key={group} group={group} screens={screens} onGo={onClose} />
        ))}
      </nav>
      <a
        className="sidebar__item sidebar__sign-out"
        href={SIGN_OUT_ADDRESS}
        onClick={(event) => {
          event.preventDefault();
          signOut();
        }}
      >
        <LogOutIcon />
        {texts.signOut}
      </a>
    </div>
  );
}

interface NavigationGroupProps {
  readonly group: SidebarGroup;
  readonly screens: readonly ListedScreen[];
  readonly onGo: (() => void) | undefined;
}

function NavigationGroup({ group, screens, onGo }: NavigationGroupProps): React.JSX.Element {
  const id = useId();
  const heading = texts.groups[group];
  return (
    <>
      {heading !== null && (
        <p className="sidebar__group" id={id}>
          {heading}
        </p>
      )}
      <ul className="sidebar__items" aria-labelledby={heading === null ? undefined : id}>
        {screens.map((screen) => (
          <NavigationItem key={screen.label} screen={screen} onGo={onGo} />
        ))}
      </ul>
    </>
  );
}

interface NavigationItemProps {
  readonly screen: ListedScreen;
  readonly onGo: (() => void) | undefined;
}

function NavigationItem({ screen, onGo }: NavigationItemProps): React.JSX.Element {
  const { pathname } = useLocation();
  const { Icon } = screen.sidebar;
  // A meeting's own view belongs to the meetings; the overview has two addresses and nothing below them.
  const isCurrent = isWithin(screen, pathname);
  const waiting = useWaiting()(screen.addresses);
  const waitingId = useId();
  return (
    <li className="sidebar__entry">
      <Link
        className={isCurrent ? 'sidebar__item sidebar__item--current' : 'sidebar__item'}
        to={mainPath(screen)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={waiting > 0 ? waitingId : undefined}
        onClick={onGo}
        onPointerEnter={() => loadAhead(screen)}
        onFocus={() => loadAhead(screen)}
      >
        <Icon />
        {t(screen.label)}
      </Link>
      {waiting > 0 && (
        <span className="sidebar__waiting" id={waitingId}>
          {waiting}
          <span className="visually-hidden"> {texts.waiting}</span>
        </span>
      )}
    </li>
  );
}
