import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { DesktopIcon, FlashIcon, MoonIcon, TickIcon } from '@blueprintjs/icons';
import { chooseTheme, THEME_CHOICES, THEME_LABELS, type ThemeChoice } from '../../ui/theme';
import { useThemeChoice } from '../../ui/useThemeChoice';
import { IconButton } from '../../ui/IconButton';
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
              text={THEME_LABELS[choice]}
              {...(choice === chosen && { labelElement: <TickIcon title="Chosen" /> })}
              onClick={() => chooseTheme(choice)}
            />
          ))}
        </Menu>
      }
    >
      <IconButton variant="minimal" icon={ICONS[chosen]} label={`${texts.theme}: ${THEME_LABELS[chosen]}`} />
    </PopoverNext>
  );
}
