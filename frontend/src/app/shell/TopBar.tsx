import { ChevronLeftIcon, MenuIcon, SearchIcon } from '@blueprintjs/icons';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { isCatchingUp } from '../../api/freshness';
import { useAppSelector } from '../../api/store';
import { NotificationBell } from '../../features/notifications/NotificationBell';
import { texts } from '../texts';
import { IconButton } from '../../ui/IconButton';
import type { PageParent } from '../../ui/page-title';
import { searchKeys } from '../shortcuts/search-keys';
import { ThemeMenu } from './ThemeMenu';

interface TopBarProps {
  readonly title: string | null;
  /** The screen that this one is reached from. */
  readonly parent: PageParent | null;
  readonly onOpenNavigation: () => void;
  readonly searchBox: RefObject<HTMLInputElement>;
  /** What was typed before the palette was there. */
  readonly typed: string;
  readonly onOpenPalette: () => void;
  /** What is typed goes on in the palette, which shows what was found. */
  readonly onSearch: (typed: string) => void;
}

/** The screen's title, the search, the theme and the bell. */
export function TopBar({
  title,
  parent,
  onOpenNavigation,
  searchBox,
  typed,
  onOpenPalette,
  onSearch,
}: TopBarProps): React.JSX.Element {
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
      <div className="top-bar__heading">
        {parent && (
          <nav aria-label={texts.breadcrumbs}>
            <Link className="top-bar__parent" to={parent.path}>
              <ChevronLeftIcon size={12} />
              {parent.label}
            </Link>
          </nav>
        )}
        {title !== null && (
          <h1 className="top-bar__title" data-tip="">
            {title}
          </h1>
        )}
      </div>
      <span className="top-bar__catching-up" role="status">
        {catchingUp && texts.catchingUp}
      </span>
      <div className="top-bar__search">
        <SearchIcon />
        <input
          type="search"
          aria-label={texts.searchLabel}
          placeholder={texts.search}
          ref={searchBox}
          value={typed}
          onChange={({ target }) => onSearch(target.value)}
          onClick={onOpenPalette}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'ArrowDown') && onOpenPalette()}
        />
        <kbd aria-hidden="true">{searchKeys().join(' ')}</kbd>
      </div>
      <ThemeMenu />
      <NotificationBell />
    </header>
  );
}
