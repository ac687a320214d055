/** The tokens the series take, in order; each also has its own shape and dash, so that no meaning hangs on colour alone. */
const SERIES_TOKENS = [
  '--accent-ink',
  '--magenta-ink',
  '--green-ink',
  '--yellow-ink',
  '--blue-ink',
  '--red-ink',
];
const SHAPES = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'cross'] as const;
const DASHES = [[], [6, 4], [2, 3], [10, 4, 2, 4], [1, 2], [12, 3]];

/** How the series of a given place look. */
export interface Look {
  readonly colour: string;
  readonly wash: string;
  readonly shape: (typeof SHAPES)[number];
  readonly dash: number[];
}

/** The colours of a chart, read from the tokens of the theme on the screen: a canvas does not know them. */
export function palette(): {
  ink: string;
  muted: string;
  line: string;
  surface: string;
  look: (index: number) => Look;
} {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    muted: token('--ink-muted'),
    line: token('--line'),
    surface: token('--surface'),
    look: (index) => {
      const at = index % SERIES_TOKENS.length;
      const colour = token(SERIES_TOKENS[at] ?? '--accent-ink');
      return {
        colour,
        // The tokens are six-digit hexadecimal colours; two more digits make them translucent.
        wash: `${colour}2e`,
        shape: SHAPES[at] ?? 'circle',
        dash: DASHES[at] ?? [],
      };
    },
  };
}
