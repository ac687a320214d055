import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from './shown-theme';
import { onThemeChoice, themeChoice } from './theme';

/** The theme choice in force. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChoice, themeChoice);
}
