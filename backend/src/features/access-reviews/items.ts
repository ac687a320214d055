import type { AccessItemStatus } from '@annals/contracts/features/access-reviews/constants';
import type { AccessItemId } from '@annals/contracts/features/access-reviews/ids';
import type { Erased } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';

/** Something that somebody has, as a review lists it. */
export interface ListedAccess {
  readonly itemId: AccessItemId;
  readonly kind: string;
  readonly ref: string;
  readonly holderId: PersonId | null;
  readonly madeById: PersonId | null;
  readonly what: string | null;
  readonly asRole: Role | null;
  readonly permissions: readonly string[];
  readonly isPrivileged: boolean;
  readonly reviewerId: PersonId | null;
}

/** What a review knows of it. */
export interface Item extends Pick<
  ListedAccess,
  'itemId' | 'kind' | 'ref' | 'holderId' | 'madeById' | 'isPrivileged' | 'reviewerId'
> {
  readonly status: AccessItemStatus;
  /** Who answered, in which role, and where in the log. */
  readonly answer: {
    readonly by: PersonId;
    readonly as: string;
    readonly position: bigint;
    readonly eventId: string;
    readonly reason: string | Erased | null;
  } | null;
}

/** Many items, of which one is replaced at a time: in parts, because only the part is copied. */
export type Items = ReadonlyMap<string, ReadonlyMap<AccessItemId, Item>>;

/** Ids that begin alike are in one part; they are derived, and so spread evenly. */
const partOf = (id: AccessItemId) => id.slice(0, 2);

export function itemIn(items: Items, id: AccessItemId): Item | undefined {
  return items.get(partOf(id))?.get(id);
}

export function withItem(items: Items, item: Item): Items {
  const part = partOf(item.itemId);
  return new Map(items).set(part, new Map(items.get(part)).set(item.itemId, item));
}

/** All of them, or those of some states. */
export function itemsIn(items: Items, statuses?: readonly AccessItemStatus[]): Item[] {
  const all = [...items.values()].flatMap((part) => [...part.values()]);
  return statuses === undefined ? all : all.filter(({ status }) => statuses.includes(status));
}
