import { describe, expect, test } from 'vitest';
import { parseCheckpoint, signCheckpoint } from './checkpoint';
import { MalformedNote, parseNote, signersOf, signerKey, signNote, verifierKey } from './signed-note';

/** The example of the specification, as Go's `golang.org/x/mod/sumdb/note` has it too. */
const NEUMANN = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const NEUMANN_SEED = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
const NEUMANN_TEXT =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const NEUMANN_NOTE = `${NEUMANN_TEXT}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;

const key = signerKey('annals.example/log', Buffer.alloc(32, 7));
const other = signerKey('annals.example/log', Buffer.alloc(32, 8));

describe('a signed note', () => {
  test('is that of the specification, byte for byte', () => {
    expect(signerKey('PeterNeumann', NEUMANN_SEED).text).toBe(NEUMANN);
    expect(signNote(NEUMANN_TEXT, [signerKey('PeterNeumann', NEUMANN_SEED)])).toBe(NEUMANN_NOTE);
    expect(signersOf(parseNote(NEUMANN_NOTE), [verifierKey(NEUMANN)])).toHaveLength(1);
  });

  test('is not believed when a byte of it changed, nor from another key of the same name', () => {
    const note = signNote('one\ntwo\n', [key]);
    expect(signersOf(parseNote(note), [verifierKey(key.text)]).map(({ id }) => id)).toEqual([key.id]);
    expect(signersOf(parseNote(note.replace('two', 'tww')), [key])).toEqual([]);
    expect(signersOf(parseNote(note), [other])).toEqual([]);
  });

  test('carries several signatures', () => {
    const note = parseNote(signNote('a change of keys\n', [other, key]));
    expect(signersOf(note, [key, other])).toEqual([key, other]);
  });

  test.each([
    '',
    'no signature\n',
    'text\n\nno dash\n',
    'text\n\n— name\n',
    'text\n\n— name AAAA\n',
    'text\n\n— name AAAAAAAA',
  ])('is nothing else: %j', (text) => {
    expect(() => parseNote(text)).toThrow(MalformedNote);
  });

  test('knows keys whose id is not theirs', () => {
    expect(() => verifierKey(key.text.replace(/\+[0-9a-f]{8}\+/, '+00000000+'))).toThrow(MalformedNote);
    expect(() => verifierKey('annals')).toThrow(MalformedNote);
    expect(() => signerKey('two words', Buffer.alloc(32))).toThrow(RangeError);
  });
});

describe('a checkpoint', () => {
  const root = Buffer.alloc(32, 1);

  test('is origin, size and root, each on its line', () => {
    const note = signCheckpoint({ origin: 'annals.example/log', size: 42, root }, key);
    expect(note.split('\n').slice(0, 4)).toEqual(['annals.example/log', '42', root.toString('base64'), '']);
    expect(parseCheckpoint(note)).toMatchObject({ origin: 'annals.example/log', size: 42, root });
  });

  test.each(['origin\n-1\n', 'origin\n01\n', 'origin\n1e3\n', 'origin\n42\nshort\n'])(
    'has no other form: %j',
    (text) => {
      expect(() => parseCheckpoint(signNote(text, [key]))).toThrow(MalformedNote);
    },
  );
});
