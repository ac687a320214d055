import { t } from '@annals/contracts/kernel/text';
import { MenuIcon } from '@blueprintjs/icons';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { isWithin, loadAhead, mainPath, navigationFor } from '../screens';
import { texts } from '../texts';

interface BottomBarProps {
  readonly onOpenNavigation: () => void;
}

/** On phones, within reach of the thumb: the screens that are opened most, and everything else. */
export function BottomBar({ onOpenNavigation }: BottomBarProps): React.JSX.Element {
  const { role } = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <nav className="bottom-bar" aria-label={texts.quickNavigation}>
      {navigationFor(role)
        .filter(({ sidebar }) => sidebar.onPhones !== undefined)
        .map((screen) => {
          const { Icon, onPhones } = screen.sidebar;
          return (
            <Link
              key={screen.label}
              className="bottom-bar__item"
              to={mainPath(screen)}
              aria-current={isWithin(screen, pathname) ? 'page' : undefined}
              onPointerDown={() => loadAhead(screen)}
            >
              <Icon />
              {t(onPhones ?? screen.label)}
            </Link>
          );
        })}
      <button
        type="button"
        className="bottom-bar__item"
        aria-haspopup="dialog"
        aria-label={`${texts.menu}: ${texts.openNavigation}`}
        onClick={onOpenNavigation}
      >
        <MenuIcon />
        {texts.menu}
      </button>
    </nav>
  );
}
