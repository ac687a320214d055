/**
 * Letters and digits that look like a Latin letter, from Unicode's list of confusable characters (UTS 39): the ones that a keyboard has and a
 * name may have. Capitals are lower-cased before.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  ғ: 'f',
  ԍ: 'g',
  һ: 'h',
  н: 'h',
  і: 'l',
  ї: 'l',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  қ: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  ө: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ԝ: 'w',
  ш: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ζ: 'z',
  ω: 'w',
  // Latin letters that no decomposition reaches
  ı: 'l',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ɑ: 'a',
  ɡ: 'g',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  ʟ: 'l',
  ɴ: 'n',
  ʀ: 'r',
  // What is written alike
  i: 'l',
  '1': 'l',
  '|': 'l',
  '!': 'l',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
  '7': 't',
  '8': 'b',
};

/** Two letters that look like one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
];

/**
 * What a name looks like: two names with the same answer are taken for each other. Capitals, accents, spaces, characters that cannot be seen and
 * the order of the words do not count.
 * @returns letters alone; empty for a name that has none
 */
export function appearanceOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
    .map(wordAppearance);
  return words
    .filter((word) => word !== '')
    .sort()
    .join('');
}

function wordAppearance(word: string): string {
  const letters = Array.from(word, (letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');
  return PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), letters);
}
