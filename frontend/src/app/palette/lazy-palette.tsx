import { FRONTEND_FEATURES } from '../../features';
import { lazily } from '../../ui/lazily';
import type { CommandPaletteProps } from './CommandPalette';

type Props = Omit<CommandPaletteProps, 'sources'>;

const load = async () => {
  const [{ CommandPalette }, ...found] = await Promise.all([
    import('./CommandPalette'),
    ...FRONTEND_FEATURES.flatMap(({ palette }) => (palette ? [palette()] : [])),
  ]);
  const sources = found.map((one) => one.default);
  return {
    default: (props: Props) => <CommandPalette sources={sources} {...props} />,
  };
};

/** The palette with what all features find. */
export const LazyPalette = lazily(load);

/** Loads the palette ahead, so that what is typed at once after its shortcut is not lost. The user is told when it cannot be loaded. */
export function loadPaletteAhead(): void {
  load().catch(() => undefined);
}
