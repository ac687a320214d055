import type { AcceptedPlugin } from 'postcss';

/**
 * The layers of our styles, the weakest first. A rule of a later layer wins over any of an earlier one, however it is written and whichever
 * file came first: what a screen looks like does not depend on the screens seen before it.
 */
export const LAYERS = ['blueprint', 'base', 'kit', 'app', 'screens'] as const;

type Layer = (typeof LAYERS)[number];

/** Where the styles of a folder are; the first that fits. */
const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/\/frontend\/src\/ui\/(?:base|tokens)\.css$/, 'base'],
  [/\/frontend\/src\/ui\//, 'kit'],
  [/\/frontend\/src\/(?:features|public)\//, 'screens'],
  [/\/frontend\/src\//, 'app'],
];

/** The layer of a file of styles, or `undefined` for one that is not ours. */
export function layerOf(file: string): Layer | undefined {
  return FOLDERS.find(([folder]) => folder.test(file))?.[1];
}

/** Puts each file's rules into the layer of its folder, and says the order of the layers first, since any file may be the first to load. */
export const inLayers: AcceptedPlugin = {
  postcssPlugin: 'in-layers',
  OnceExit: (root, { AtRule }) => {
    const layer = layerOf(root.source?.input.file ?? '');
    if (layer === undefined) return;
    const rules = root.nodes.filter((node) => !(node.type === 'atrule' && node.name === 'layer'));
    const layered = new AtRule({ name: 'layer', params: layer, nodes: [] });
    layered.append(rules);
    root.append(layered);
    root.prepend(new AtRule({ name: 'layer', params: LAYERS.join(', ') }));
  },
};
