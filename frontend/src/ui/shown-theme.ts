/** What a person can choose; `system` follows the operating system. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Where the choice is kept in this browser. */
export const STORED_AS = 'annals.theme';
export const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

/** Shows a theme on the whole page. */
export function showTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  // Blueprint's portals hang off the body, so its own dark class has to sit there.
  document.body.classList.toggle('bp6-dark', dark);
}

/** The choice that was made in this browser. */
export function storedChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(STORED_AS);
    return THEME_CHOICES.find((known) => known === stored) ?? 'system';
  } catch {
    return 'system';
  }
}
