import { useMemo } from 'react';
import type { PagedList } from '../../api/paged-list';
import { useWholeList } from '../../api/useWholeList';
import { LoadMore } from '../LoadMore';
import type { GridColumn } from './column';
import { DataGrid, type DataGridProps } from './DataGrid';

interface WholeGridProps<Row extends { readonly id: string }> extends Omit<
  DataGridProps<Row>,
  'columns' | 'list' | 'rowId' | 'isWhole'
> {
  readonly list: PagedList<Row>;
  /** A function of the module: the columns are made once. */
  readonly columnsOf: () => readonly GridColumn<Row>[];
}

/** A grid of a list that comes in pages: all of it is asked for, so that it can be sorted; the longest go on with "Load more". */
export function WholeGrid<Row extends { readonly id: string }>(
  props: WholeGridProps<Row>,
): React.JSX.Element {
  const { list: paged, columnsOf, ...grid } = props;
  const list = useWholeList(paged);
  const columns = useMemo(() => columnsOf(), [columnsOf]);
  return (
    <>
      <DataGrid {...grid} columns={columns} list={list} rowId={({ id }) => id} isWhole={list.isWhole} />
      {list.isTooLong && <LoadMore {...list} />}
    </>
  );
}
