import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx', '!./ui/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Files that draw such a state by hand, and why. */
const BY_HAND: Readonly<Record<string, string>> = {
  './app/Application.tsx':
    'before it is known who is there, there is no screen; a finished session is no failure',
  './app/ScreenRoute.tsx': 'the code of a screen is awaited by Suspense',
  './features/administration/AdministrationScreen.tsx': 'the code of a section is awaited by Suspense',
  './features/administration/catalogues/Catalogues.tsx': 'the code of a catalogue is awaited by Suspense',
  './features/audit/explorer/ExplorerScreen.tsx': 'the code of the panel is awaited by Suspense',
  './features/insights/InsightsPanel.tsx': 'shows examples instead of a failure',
  './features/notifications/NotificationBell.tsx': 'the code of the list is awaited by Suspense',
  './features/people/person/PersonContent.tsx': 'the code of a card is awaited by Suspense',
  './features/time-off/TimeOffScreen.tsx': 'the code of the calendar is awaited by Suspense',
};

test('what is still to come and what failed is shown by `Loaded`, `QueryList` and `DataGrid` alone', () => {
  const drawn = Object.entries(sources)
    .filter(([, source]) => /<(SkeletonRows|ErrorState|GridSkeleton)\b/.test(source))
    .map(([file]) => file);
  expect(drawn.sort()).toEqual(Object.keys(BY_HAND));
});
