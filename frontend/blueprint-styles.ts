import type { AcceptedPlugin } from 'postcss';

/** The layer that `ui/blueprint.css` puts the library's styles into. */
const LAYER = 'blueprint';

/**
 * The parts of Blueprint that the product uses, each with the classes its markup has. Blueprint comes as one file for all of its components,
 * of which most are never seen here: every visitor would wait for them.
 */
export const USED_PARTS: Readonly<Record<string, readonly string[]>> = {
  AnchorButton: ['button'],
  Button: ['button', 'icon', 'spinner'],
  Dialog: ['dialog', 'overlay', 'portal'],
  Drawer: ['drawer', 'overlay', 'portal'],
  FocusStyleManager: ['focus'],
  Menu: ['menu'],
  MenuItem: ['menu', 'icon'],
  PopoverNext: ['popover', 'overlay', 'portal', 'transition'],
  Spinner: ['spinner'],
  Switch: ['control', 'switch'],
  Tab: ['tab'],
  Tabs: ['tab', 'tabs'],
};

/** What parts are modified by. */
const MODIFIERS = [
  ...[
    'active',
    'align',
    'dark',
    'disabled',
    'end',
    'fill',
    'indicator',
    'inline',
    'intent',
    'large',
    'loading',
  ],
  ...['minimal', 'no-spin', 'position', 'small', 'text-overflow', 'vertical'],
];

const KEPT = [...Object.values(USED_PARTS).flat(), ...MODIFIERS];

/** Whether all that a selector names is of a part that is used. */
export function isUsed(selector: string): boolean {
  return [...selector.matchAll(/\.bp6-([a-z0-9-]+)/g)].every(([, name = '']) =>
    KEPT.some((kept) => name === kept || name.startsWith(`${kept}-`)),
  );
}

/** Leaves out what the product has no use for, of Blueprint's own styles alone. */
export const onlyUsedBlueprint: AcceptedPlugin = {
  postcssPlugin: 'only-used-blueprint',
  OnceExit: (root) => {
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== LAYER) return;
      layer.walkRules((rule) => {
        const used = rule.selectors.filter(isUsed);
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
    });
  },
};
