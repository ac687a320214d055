import type { AcceptedPlugin } from 'postcss';

/** The layer that `ui/blueprint.css` puts the library's styles into. */
const LAYER = 'blueprint';

/**
 * The parts of Blueprint that the product uses, each with the classes its markup has; `*` stands for any ending. Blueprint comes as one file
 * for all of its components, of which most are never seen here: every visitor would wait for them.
 */
export const USED_PARTS: Readonly<Record<string, readonly string[]>> = {
  AnchorButton: ['button'],
  Button: ['button', 'button-spinner', 'button-text', 'icon', 'spinner*'],
  Dialog: ['dialog', 'dialog-container', 'overlay*', 'portal'],
  Drawer: ['drawer', 'overlay*', 'portal'],
  FocusStyleManager: ['focus*'],
  PopoverNext: ['popover*', 'overlay*', 'portal'],
  Spinner: ['spinner*'],
  Switch: ['control', 'control-indicator*', 'switch*'],
  Tab: ['tab', 'tab-*'],
  Tabs: ['tabs'],
};

/** What parts are modified by. */
const MODIFIERS = [
  ...[
    'active',
    'align-right',
    'dark',
    'disabled',
    'inline',
    'intent-danger',
    'intent-primary',
    'large',
    'loading',
  ],
  ...['minimal', 'no-spin', 'position-*', 'small', 'text-overflow-*', 'vertical'],
];

const KEPT = [...Object.values(USED_PARTS).flat(), ...MODIFIERS];

/** Whether all that a selector names is of a part that is used. */
export function isUsed(selector: string): boolean {
  // The product says that it is dark by a class.
  if (selector.includes('data-bp-color-scheme')) return false;
  return [...selector.matchAll(/\.bp6-([a-z0-9-]+)/g)].every(([, name = '']) =>
    KEPT.some((kept) => (kept.endsWith('*') ? name.startsWith(kept.slice(0, -1)) : name === kept)),
  );
}

/** Leaves out what the product has no use for, of Blueprint's own styles alone: rules, and then the variables that nothing reads. */
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
      const read = new Set<string>();
      root.walkDecls(({ value }) => {
        for (const [, name = ''] of value.matchAll(/var\((--bp-[a-z0-9-]+)/g)) read.add(name);
      });
      layer.walkDecls(/^--bp-/, (declaration) => {
        if (!read.has(declaration.prop)) declaration.remove();
      });
    });
  },
};
