import { useState } from 'react';
import { TickBox } from '../TickBox';
import { BulkBar } from './BulkBar';
import { BulkDialog, type BulkAct } from './BulkDialog';
import { bulkTexts } from './texts';

interface BulkOptions<Item> {
  /** What has come so far of the list. */
  readonly items: readonly Item[] | undefined;
  /** Whether the reader can decide on it now. */
  readonly isOpen: (item: Item) => boolean;
  /** Whom and what it concerns, in a few words. */
  readonly nameOf: (item: Item) => string;
  readonly acts: readonly BulkAct<Item>[];
}

/** What a list shows in which each thing is decided on, so that several can be decided on at once. */
interface Bulk<Item> {
  /** Above the list. */
  readonly bar: React.ReactNode;
  /** In the line of a thing: selects it. */
  readonly boxOf: (item: Item) => React.ReactNode;
  /** Beside the list, where it stays when the list is empty. */
  readonly dialog: React.ReactNode;
}

/** Decides on several things of a list at once. What others decided meanwhile is not selected any more; a single thing needs no selection. */
export function useBulk<Item extends { readonly id: string }>(options: BulkOptions<Item>): Bulk<Item> {
  const { items = [], isOpen, nameOf, acts } = options;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [act, setAct] = useState<BulkAct<Item> | null>(null);
  const possible = items.filter(isOpen);
  const isSelected = ({ id }: Item) => ids.has(id);
  const selected = possible.filter(isSelected);
  return {
    bar: possible.length > 1 && (
      <BulkBar
        possible={possible.length}
        selected={selected.length}
        onSelectAll={(all) => setIds(new Set(all ? possible.map(({ id }) => id) : []))}
        acts={acts}
        onAct={setAct}
      />
    ),
    boxOf: (item) =>
      possible.length > 1 &&
      isOpen(item) && (
        <TickBox
          label={bulkTexts.select(nameOf(item))}
          isTicked={isSelected(item)}
          onTick={(isTicked) =>
            setIds(new Set(isTicked ? [...ids, item.id] : [...ids].filter((id) => id !== item.id)))
          }
        />
      ),
    dialog: act && <BulkDialog act={act} items={selected} nameOf={nameOf} onClose={() => setAct(null)} />,
  };
}
