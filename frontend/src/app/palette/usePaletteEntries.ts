import { t } from '@annals/contracts/kernel/text';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import {
  ACTIONS,
  matching,
  namedFirst,
  type Found,
  type PaletteEntry,
  type PaletteSource,
  type Sought,
} from '../../ui/palette-entry';
import { THEME_CHOICES } from '../../ui/shown-theme';
import { chooseTheme, THEME_LABELS } from '../../ui/theme';
import { mainPath, paletteScreensFor } from '../screens';
import { signOut } from '../session-addresses';
import { texts } from './texts';

/**
 * What the palette finds: pages, actions, and what the features find, group by group; and whether what comes first may still change.
 * @param sources always the same ones in the same order: they are hooks
 */
export function usePaletteEntries(sources: readonly PaletteSource[], sought: Sought): Found {
  const pages = usePages();
  // oxlint-disable-next-line react/rules-of-hooks -- the sources are those of the declared features, the same in every render
  const found = sources.map((useSource) => useSource(sought));
  const entries = [
    ...matching(pages, sought.typed),
    ...found.flatMap((source) => source.entries),
    ...matching(ACTIONS_OF_ALL, sought.typed),
  ];
  const isFirst = ({ group }: PaletteEntry) => group === texts.pages || group === ACTIONS;
  const inOrder = [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))];
  const shown = namedFirst(inOrder, sought.typed);
  // Nothing that is found comes before a page or an action that is called so.
  const isFirstKnown = shown[0] !== undefined && isFirst(shown[0]);
  return { entries: shown, isPending: !isFirstKnown && found.some(({ isPending }) => isPending) };
}

function usePages(): readonly PaletteEntry[] {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  return paletteScreensFor(role).map((screen) => ({
    id: mainPath(screen),
    group: texts.pages,
    label: t(screen.label),
    open: () => void navigate(mainPath(screen)),
  }));
}

const ACTIONS_OF_ALL: readonly PaletteEntry[] = [
  ...THEME_CHOICES.map((choice) => ({
    id: `theme-${choice}`,
    group: ACTIONS,
    label: texts.theme(THEME_LABELS[choice]),
    open: () => chooseTheme(choice),
  })),
  { id: 'sign-out', group: ACTIONS, label: texts.signOut, open: signOut },
];
