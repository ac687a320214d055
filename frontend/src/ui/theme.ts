import { translated } from '@annals/contracts/kernel/text';
/** What a person can choose; `system` follows the operating system. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The choices as people read them. */
export const THEME_LABELS: Readonly<Record<ThemeChoice, string>> = translated({
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});

const STORED_AS = 'annals.theme';
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');
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
  showTheme();
  for (const listener of listeners) listener();
}

/** Calls back whenever the choice changes; answers how to stop. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the chosen theme from now on, also when the operating system or another tab changes it. */
export function followTheme(): void {
  showTheme();
  darkSystem.addEventListener('change', showTheme);
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORED_AS) return;
    choice = storedChoice();
    showTheme();
    for (const listener of listeners) listener();
  });
}

function showTheme(): void {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  // Blueprint's portals hang off the body, so its own dark class has to sit there.
  document.body.classList.toggle('bp6-dark', dark);
}

function storedChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(STORED_AS);
    return THEME_CHOICES.find((known) => known === stored) ?? 'system';
  } catch {
    return 'system';
  }
}
