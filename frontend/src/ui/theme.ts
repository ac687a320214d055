import { translated } from '@annals/contracts/kernel/text';
import { darkSystem, showTheme, storedChoice, STORED_AS, type ThemeChoice } from './shown-theme';

/** The choices as people read them. */
export const THEME_LABELS: Readonly<Record<ThemeChoice, string>> = translated({
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});

const listeners = new Set<() => void>();
let choice = storedChoice();

/** The choice in force. */
export function themeChoice(): ThemeChoice {
  return choice;
}

/** Takes a choice, shows it at once and remembers it in this browser. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    window.localStorage.setItem(STORED_AS, next);
  } catch {
    // Without storage the choice holds for this page alone.
  }
  showTheme(choice);
  for (const listener of listeners) listener();
}

/** Calls back whenever the choice changes; answers how to stop. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the chosen theme from now on, also when the operating system or another tab changes it. */
export function followTheme(): void {
  showTheme(choice);
  darkSystem.addEventListener('change', () => showTheme(choice));
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORED_AS) return;
    choice = storedChoice();
    showTheme(choice);
    for (const listener of listeners) listener();
  });
}
