import type { Tag } from '@annals/contracts/kernel/feature';

/** Up to which position this page has asked again itself for what carries a tag, after commands of its own. */
const askedAgain = new Map<Tag, bigint>();
let underWay = 0;

/** Notes that a command is on its way. @returns what notes that it was answered */
export function commandBegun(): () => void {
  underWay += 1;
  return () => (underWay -= 1);
}

/** Whether a command of this page has not been answered yet: what moves now may be what it did. */
export function isCommandUnderWay(): boolean {
  return underWay > 0;
}

/** Notes what a command of this page has changed: what carries these tags is refetched, at this position at least. */
export function ownChange(tags: readonly Tag[], position: string): void {
  for (const tag of tags)
    if (BigInt(position) > (askedAgain.get(tag) ?? -1n)) askedAgain.set(tag, BigInt(position));
}

/** Whether what moved up to a position is what this page has changed and refetched itself. */
export function isOwnChange(tag: Tag, position: string): boolean {
  return BigInt(position) <= (askedAgain.get(tag) ?? -1n);
}
