import { signerKey, signNote, type SignerKey } from '@annals/event-store/sealing/signed-note';
import { expect, test } from 'vitest';
import { keyChain, keyChangeText } from './key-chain';

const ORIGIN = 'annals.example/log';
const keyOf = (fill: number) => signerKey(ORIGIN, Buffer.alloc(32, fill));
const [first, second, third, stranger] = [keyOf(1), keyOf(2), keyOf(3), keyOf(9)] as const;

/** The row of a key. @param signedBy who signs the change; both keys unless said otherwise */
const changed = (older: SignerKey, newer: SignerKey, from: number, signedBy = [older, newer]) => ({
  key: newer.text,
  change: signNote(keyChangeText(ORIGIN, older.text, newer.text, from), signedBy),
});
const begun = { key: first.text, change: null };
const STORED = [begun, changed(first, second, 100), changed(second, third, 250)];

const never = () => Promise.resolve(undefined);
const chainOf = (
  stored: readonly { readonly key: string; readonly change: string | null }[],
  current = third,
  previous?: SignerKey,
  isPreviousLost = false,
) => keyChain(stored, { current, previous }, isPreviousLost, never);
/** The keys by their place above, with the sizes they sign. */
const boundsOf = ({ keys }: Awaited<ReturnType<typeof keyChain>>) =>
  keys.map(({ key, from, to }) => [
    [first, second, third, stranger].findIndex(({ text }) => text === key.text) + 1,
    from,
    to,
  ]);

test('each key is believed for the sizes from its own change to before the next', async () => {
  const chain = await chainOf(STORED);
  expect(boundsOf(chain)).toEqual([
    [3, 250, Infinity],
    [2, 100, 250],
    [1, 0, 100],
  ]);
  expect(chain.findings).toEqual([]);
});

test('a key that was never changed signs every size, also before it is stored', async () => {
  expect(boundsOf(await chainOf([begun], first))).toEqual([[1, 0, Infinity]]);
  expect(await chainOf([], first)).toMatchObject({ findings: [], keys: [{ from: 0, to: Infinity }] });
});

test.each<[string, readonly { key: string; change: string | null }[]]>([
  ['is signed by the old key alone', [begun, changed(first, second, 100, [first]), STORED[2] ?? begun]],
  ['is signed by somebody else', [begun, changed(first, second, 100, [stranger]), STORED[2] ?? begun]],
  ['names another old key', [begun, changed(stranger, second, 100), STORED[2] ?? begun]],
  ['is no note', [begun, { key: second.text, change: 'forged' }, STORED[2] ?? begun]],
  ['is gone', [begun, { key: second.text, change: null }, STORED[2] ?? begun]],
  [
    'says another size under the old signature',
    [
      begun,
      { key: second.text, change: changed(first, second, 100).change.replace('\n100\n', '\n1000\n') },
      STORED[2] ?? begun,
    ],
  ],
])('a key before a change that %s is not believed, and that is found', async (_, stored) => {
  const chain = await chainOf(stored);
  expect(boundsOf(chain)).toEqual([
    [3, 250, Infinity],
    [2, 0, 250],
  ]);
  expect(chain.findings).toEqual([{ kind: 'keys-altered', position: 1n, until: 249n }]);
});

test('a retired key is not believed again when it is stored behind the one in use', async () => {
  const chain = await chainOf([...STORED, changed(third, second, 400)]);
  expect(boundsOf(chain)).toEqual([[3, 0, Infinity]]);
  expect(chain.findings).toEqual([{ kind: 'keys-altered', position: 1n }]);
});

test('a key that was put before the first is not believed', async () => {
  const chain = await chainOf([
    { key: stranger.text, change: null },
    { key: first.text, change: null },
    ...STORED.slice(1),
  ]);
  expect(boundsOf(chain).map(([which]) => which)).toEqual([3, 2, 1]);
  expect(chain.findings).toHaveLength(1);
});

test('while a new key has signed nothing yet, those before it are believed when the signer has the last of them', async () => {
  const stored = STORED.slice(0, 2);
  const chain = await chainOf(stored, third, second);
  expect(boundsOf(chain)).toEqual([
    [3, 0, Infinity],
    [2, 100, Infinity],
    [1, 0, 100],
  ]);
  expect(chain.findings).toEqual([]);
});

test('a key that nothing leads to is found, unless the operator says that the one before is lost', async () => {
  const stored = STORED.slice(0, 2);
  expect(boundsOf(await chainOf(stored, stranger))).toEqual([[4, 0, Infinity]]);
  expect((await chainOf(stored, stranger)).findings).toEqual([{ kind: 'keys-altered', position: 1n }]);
  expect((await chainOf(stored, stranger, undefined, true)).findings).toEqual([]);
});

test('a change of an earlier version, which names no size, begins where the new key signed first', async () => {
  const text = keyChangeText(ORIGIN, first.text, second.text, 1).replace(/1\n$/, '');
  const stored = [begun, { key: second.text, change: signNote(text, [first, second]) }];
  const chain = await keyChain(stored, { current: second, previous: undefined }, false, () =>
    Promise.resolve(40),
  );
  expect(boundsOf(chain)).toEqual([
    [2, 40, Infinity],
    [1, 0, 40],
  ]);
});
