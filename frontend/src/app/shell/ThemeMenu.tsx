import { DesktopIcon, FlashIcon, MoonIcon, TickIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { THEME_CHOICES, type ThemeChoice } from '../../ui/shown-theme';
import { chooseTheme, THEME_LABELS } from '../../ui/theme';
import { useThemeChoice } from '../../ui/useThemeChoice';
import { IconButton } from '../../ui/IconButton';
import { Popup } from '../../ui/Popup';
import { texts } from '../texts';

const ICONS: Readonly<Record<ThemeChoice, React.JSX.Element>> = {
  system: <DesktopIcon />,
  light: <FlashIcon />,
  dark: <MoonIcon />,
};

/** The choice between the system's theme, light and dark. */
export function ThemeMenu(): React.JSX.Element {
  const chosen = useThemeChoice();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popup
      isOpen={isOpen}
      onToggle={setIsOpen}
      button={
        <IconButton
          variant="minimal"
          icon={ICONS[chosen]}
          label={`${texts.theme}: ${THEME_LABELS[chosen]}`}
          isExpanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      }
    >
      <div
        className="theme-menu"
        role="menu"
        tabIndex={-1}
        aria-label={texts.theme}
        onKeyDown={moveWithArrows}
      >
        {THEME_CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            role="menuitemradio"
            aria-checked={choice === chosen}
            onClick={() => {
              chooseTheme(choice);
              setIsOpen(false);
            }}
          >
            {ICONS[choice]}
            {THEME_LABELS[choice]}
            {choice === chosen && <TickIcon />}
          </button>
        ))}
      </div>
    </Popup>
  );
}

/** Up and down go round the items of a menu. */
function moveWithArrows(event: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step) % items.length)?.focus();
}
