import { MenuIcon, SearchIcon } from '@blueprintjs/icons';
import { isCatchingUp } from '../../api/freshness';
import { useAppSelector } from '../../api/store';
import { NotificationBell } from '../../features/notifications/NotificationBell';
import { texts } from '../texts';
import { IconButton } from '../../ui/IconButton';
import { ThemeMenu } from './ThemeMenu';

interface TopBarProps {
  readonly title: string | null;
  readonly onOpenNavigation: () => void;
  /** @param typed what was typed into the search box */
  readonly onOpenPalette: (typed: string) => void;
}

/** The screen's title, the search, the theme and the bell. */
export function TopBar({ title, onOpenNavigation, onOpenPalette }: TopBarProps): React.JSX.Element {
  const catchingUp = useAppSelector(isCatchingUp);
  return (
    <header className="top-bar">
      <IconButton
        className="top-bar__menu"
        variant="minimal"
        icon={<MenuIcon />}
        label={texts.openNavigation}
        onClick={onOpenNavigation}
      />
      {title !== null && <h1 className="top-bar__title">{title}</h1>}
      <span className="top-bar__catching-up" role="status">
        {catchingUp && texts.catchingUp}
      </span>
      <div className="top-bar__search">
        <SearchIcon />
        <input
          type="search"
          aria-label={texts.searchLabel}
          placeholder={texts.search}
          // What is typed goes on in the palette, which shows what was found.
          value=""
          onChange={({ target }) => onOpenPalette(target.value)}
          onClick={() => onOpenPalette('')}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'ArrowDown') && onOpenPalette('')}
        />
        <kbd aria-hidden="true">{shortcutName()}</kbd>
      </div>
      <ThemeMenu />
      <NotificationBell />
    </header>
  );
}

function shortcutName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
