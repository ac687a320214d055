import { useSyncExternalStore } from 'react';
import { onThemeChoice, themeChoice, type ThemeChoice } from './theme';

/** The theme choice in force. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChoice, themeChoice);
}
