import { expect, onTestFinished, test } from 'vitest';
import { bestLanguage } from './language';
import { addMessages, decimal, keyOf, msg, showTextsAs, t, translated, withinSentence } from './text';

function inGerman(): void {
  const before = showTextsAs(() => ({ language: 'de', locale: 'de-DE' }));
  onTestFinished(() => void showTextsAs(before));
}

test('English is as it is written, without the note for translators', () => {
  expect(t('Save||verb, for a test')).toBe('Save');
  expect(t('{who} wrote {count} tests', { who: 'Ada', count: 1_200 })).toBe('Ada wrote 1,200 tests');
  expect(t('{who} wrote {text}', { who: 'Ada', text: '{who}' })).toBe('Ada wrote {who}');
});

test('a catalogue has it in the language of the reader, with the numbers of their locale', () => {
  addMessages('de', {
    [keyOf('{who} wrote {count} tests')]: '{count} Tests von {who}',
    [keyOf('Marked for a test')]: 'Für einen Test',
  });
  inGerman();
  expect(t('{who} wrote {count} tests', { who: 'Ada', count: 1_200 })).toBe('1.200 Tests von Ada');
  expect(t(msg('Marked for a test'))).toBe('Für einen Test');
  expect(t('What nobody has translated')).toBe('What nobody has translated');
});

test('a table of texts is in the language of the moment at which it is read', () => {
  addMessages('de', { [keyOf('Entry for a test')]: 'Eintrag' });
  const table = translated({
    title: 'Entry for a test',
    of: { it: ['Entry for a test'] },
    says: () => 'so',
    get now() {
      return t('Entry for a test');
    },
  });
  const copied = translated({ ...table, more: 'Entry for a test' });
  expect(table).toMatchObject({ title: 'Entry for a test', of: { it: ['Entry for a test'] } });
  inGerman();
  expect(table).toMatchObject({ title: 'Eintrag', of: { it: ['Eintrag'] } });
  expect(copied).toMatchObject({ title: 'Eintrag', more: 'Eintrag' });
  expect([table.says(), table.now]).toEqual(['so', 'Eintrag']);
});

test('plurals and choices are those of the language', () => {
  const source =
    '{count, plural, one {# test} other {# tests}} of {kind, select, own {yours} other {others}}';
  const tokens = [
    ['count', 'plural', { 0: ['kein Test'], one: ['#', ' Test'], other: ['#', ' Tests'] }],
    ' von ',
    ['kind', 'select', { own: ['Ihnen'], other: ['anderen'] }],
  ];
  addMessages('de', { [keyOf(source)]: tokens });
  inGerman();
  expect(t(source, { count: 1, kind: 'own' })).toBe('1 Test von Ihnen');
  expect(t(source, { count: 2_000, kind: 'x' })).toBe('2.000 Tests von anderen');
  expect(t(source, { count: 0, kind: 'x' })).toBe('kein Test von anderen');
});

test('the language is the first offered one that somebody reads', () => {
  expect(bestLanguage(['fr', 'de-AT', 'en-GB'], ['en', 'de'])).toBe('de');
  expect(bestLanguage(['fr', 'de-AT', 'en-GB'], ['en'])).toBe('en');
  expect(bestLanguage([], ['de'])).toBe('en');
});

test('a label within a sentence and a number with decimals are as the language writes them', () => {
  const written = () => [withinSentence('Annual review'), decimal(4.2, 2), decimal(1.25, 1)];
  expect(written()).toEqual(['annual review', '4.20', '1.3']);
  inGerman();
  expect(written()).toEqual(['Annual review', '4,20', '1,3']);
});
