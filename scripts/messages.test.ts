import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOfMessages, namesIn, textsIn, TRANSLATED, translationsOf } from './messages';

const ROOT = new URL('../', import.meta.url);

test('the catalogues are those of the sources: npm run messages', () => {
  const stale = [...filesOfMessages()].flatMap(([name, content]) => {
    const file = new URL(name, ROOT);
    return existsSync(file) && readFileSync(file, 'utf8') === content ? [] : [name];
  });
  expect(stale).toEqual([]);
});

describe.each(TRANSLATED)('the texts in %s', (language) => {
  const texts = [...translationsOf(language)].flatMap(([name, file]) =>
    Object.entries(file).map(([source, words]) => ({ name, source, words })),
  );

  test('are all translated', () => {
    expect(texts.filter(({ words }) => words.trim() === '')).toEqual([]);
  });

  test('have in their braces what the English has', () => {
    expect(texts.filter(({ source, words }) => namesIn(source) !== namesIn(words))).toEqual([]);
  });

  test('say something to each of several', () => {
    expect(
      texts.filter(({ words }) => /, plural,|, select,/.test(words) && !/ other \{/.test(words)),
    ).toEqual([]);
  });
});

describe('what is marked', () => {
  test('is a text, with names for what is put into it', () => {
    expect(
      textsIn('frontend/x.ts', "const a = () => t('One {thing}', { thing }); const b = msg('Two');"),
    ).toEqual(['One {thing}', 'Two']);
    expect(
      textsIn(
        'frontend/x.ts',
        "translated({ a: 'One', b: { c: ['Two'] }, d: (x) => t('Three {x}', { x }) })",
      ),
    ).toEqual(['One', 'Two', 'Three {x}']);
    for (const code of ['() => t(`One ${thing}`)', 'translated({ a: `One ${thing}` })', 'msg(one)'])
      expect(() => textsIn('frontend/x.ts', code)).toThrow('x.ts:1: write the text itself');
  });

  test('is not said before it is known to whom', () => {
    expect(() => textsIn('backend/x.ts', "const a = t('One');")).toThrow('x.ts:1: this would be');
    expect(textsIn('backend/x.ts', "const a = () => t('One');")).toEqual(['One']);
  });
});
