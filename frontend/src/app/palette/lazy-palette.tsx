import { FRONTEND_FEATURES } from '../../features';
import { lazily } from '../../ui/lazily';
import { whenUsed } from '../../ui/when-used';
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

// With the first movement or key, so that what is typed after its shortcut is not lost; the first paint does not wait for it.
whenUsed(load);
