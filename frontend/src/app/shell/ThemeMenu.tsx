import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { DesktopIcon, FlashIcon, MoonIcon, TickIcon } from '@blueprintjs/icons';
import { chooseTheme, THEME_CHOICES, type ThemeChoice } from '../../design/theme';
import { useThemeChoice } from '../../design/useThemeChoice';
import { texts } from '../texts';

const ICONS: Readonly<Record<ThemeChoice, React.JSX.Element>> = {
  system: <DesktopIcon />,
  light: <FlashIcon />,
  dark: <MoonIcon />,
};

/** The choice between the system's theme, light and dark. */
export function ThemeMenu(): React.JSX.Element {
  const chosen = useThemeChoice();
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      shouldReturnFocusOnClose
      content={
        <Menu aria-label={texts.theme}>
          {THEME_CHOICES.map((choice) => (
            <MenuItem
              key={choice}
              roleStructure="menuitem"
              icon={ICONS[choice]}
              text={texts.themes[choice]}
              {...(choice === chosen && { labelElement: <TickIcon title="Chosen" /> })}
              onClick={() => chooseTheme(choice)}
            />
          ))}
        </Menu>
      }
    >
      <Button variant="minimal" icon={ICONS[chosen]} aria-label={`${texts.theme}: ${texts.themes[chosen]}`} />
    </PopoverNext>
  );
}
