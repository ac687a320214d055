import type { PagedList } from '../api/paged-list';
import { Card } from './Card';
import { DataTable } from './DataTable';
import { EmptyState } from './EmptyState';
import { QueryList } from './QueryList';

interface ListCardProps<Item> {
  readonly list: PagedList<Item>;
  readonly texts: {
    readonly title: string;
    /** Said above the list. */
    readonly sentence?: string;
    readonly loading: string;
    readonly failed: string;
    readonly empty: string;
    readonly emptySentence: string;
    readonly columns: readonly string[];
  };
  /** Of the empty list. */
  readonly icon: React.JSX.Element;
  readonly action?: React.ReactNode;
  /** The row of an item, with its key. */
  readonly children: (item: Item) => React.JSX.Element;
}

/** A card with a table that comes a page at a time, with its four states. */
export function ListCard<Item>({
  list,
  texts,
  icon,
  action,
  children: row,
}: ListCardProps<Item>): React.JSX.Element {
  return (
    <Card title={texts.title} action={action}>
      {texts.sentence !== undefined && <p className="card__body">{texts.sentence}</p>}
      <QueryList
        list={list}
        texts={texts}
        rows={3}
        empty={<EmptyState icon={icon} title={texts.empty} sentence={texts.emptySentence} />}
      >
        {(found) => (
          <DataTable label={texts.title} columns={texts.columns}>
            {found.map(row)}
          </DataTable>
        )}
      </QueryList>
    </Card>
  );
}
