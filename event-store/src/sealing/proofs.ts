import { nodeHash } from './tile';

/** Whether a path leads from a leaf to a root (RFC 9162, 2.1.3.2). */
export function isIncluded(claim: {
  readonly index: number;
  readonly size: number;
  readonly leaf: Buffer;
  readonly path: readonly Buffer[];
  readonly root: Buffer;
}): boolean {
  let { index } = claim;
  let last = claim.size - 1;
  if (!(index >= 0 && index <= last)) return false;
  let hash = claim.leaf;
  for (const sibling of claim.path) {
    if (last === 0) return false;
    if (index % 2 === 1 || index === last) {
      hash = nodeHash(sibling, hash);
      while (index % 2 === 0 && index !== 0) [index, last] = [index / 2, Math.floor(last / 2)];
    } else hash = nodeHash(hash, sibling);
    [index, last] = [Math.floor(index / 2), Math.floor(last / 2)];
  }
  return last === 0 && hash.equals(claim.root);
}

/** Whether a path shows that one tree begins with another (RFC 9162, 2.1.4.2). */
export function isConsistent(claim: {
  readonly from: number;
  readonly fromRoot: Buffer;
  readonly to: number;
  readonly toRoot: Buffer;
  readonly path: readonly Buffer[];
}): boolean {
  const { from, fromRoot, to, toRoot } = claim;
  if (!(from > 0 && from <= to)) return false;
  if (from === to) return claim.path.length === 0 && fromRoot.equals(toRoot);
  const path = Number.isInteger(Math.log2(from)) ? [fromRoot, ...claim.path] : [...claim.path];
  const [first, ...rest] = path;
  if (!first) return false;
  let [index, last] = [from - 1, to - 1];
  while (index % 2 === 1) [index, last] = [Math.floor(index / 2), Math.floor(last / 2)];
  let [older, newer] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (index % 2 === 1 || index === last) {
      older = nodeHash(sibling, older);
      newer = nodeHash(sibling, newer);
      while (index % 2 === 0 && index !== 0) [index, last] = [index / 2, Math.floor(last / 2)];
    } else newer = nodeHash(newer, sibling);
    [index, last] = [Math.floor(index / 2), Math.floor(last / 2)];
  }
  return last === 0 && older.equals(fromRoot) && newer.equals(toRoot);
}
