import { Button } from '@blueprintjs/core';
import { MenuIcon, SearchIcon } from '@blueprintjs/icons';
import { isCatchingUp } from '../../api/freshness';
import { useAppSelector } from '../../api/store';
import { NotificationBell } from '../../notifications/NotificationBell';
import { texts } from '../texts';
import { ThemeMenu } from './ThemeMenu';

interface TopBarProps {
  readonly title: string | null;
  readonly onOpenNavigation: () => void;
  readonly onOpenPalette: () => void;
}

/** The screen's title, the search, the theme and the bell. */
export function TopBar({ title, onOpenNavigation, onOpenPalette }: TopBarProps): React.JSX.Element {
  const catchingUp = useAppSelector(isCatchingUp);
  return (
    <header className="top-bar">
      <Button
        className="top-bar__menu"
        variant="minimal"
        icon={<MenuIcon />}
        aria-label={texts.openNavigation}
        onClick={onOpenNavigation}
      />
      {title !== null && <h1 className="top-bar__title">{title}</h1>}
      <span className="top-bar__catching-up" role="status">
        {catchingUp && texts.catchingUp}
      </span>
      <button
        className="top-bar__search"
        type="button"
        aria-label={texts.searchLabel}
        onClick={onOpenPalette}
      >
        <SearchIcon />
        <span>{texts.search}</span>
        <kbd>{shortcutName()}</kbd>
      </button>
      <ThemeMenu />
      <NotificationBell />
    </header>
  );
}

function shortcutName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
