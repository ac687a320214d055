import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useAddressState } from '../useAddressState';
import { useRemembered } from '../useRemembered';
import { compared, dataColumns, holds, type GridColumn } from './column';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  rowSelectionFeature,
});

/** A row of a grid, as the table library knows it. */
export type ShownRow<Row extends RowData> = TableRow<typeof features, Row>;

interface GridOptions<Row extends RowData> {
  readonly name: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly isWhole: boolean;
}

const NO_SORTING: { id: string; desc: boolean }[] = [];

/** The state of a grid: what is searched for and how it is sorted, from the address; its columns, remembered; what is selected. */
export function useGrid<Row extends RowData>({ name, columns, rows, rowId, isWhole }: GridOptions<Row>) {
  const address = useAddressState(name);
  const search = isWhole ? (address.get('search') ?? '') : '';
  const sort = isWhole ? (address.get('sort') ?? '') : '';
  const more = Math.max(0, Number(address.get('more')) || 0);
  const [hidden, setHidden] = useRemembered(
    `grid:${name}`,
    columns
      .filter(({ isHiddenAtFirst }) => isHiddenAtFirst)
      .map(({ id }) => id)
      .join(','),
  );
  const [density, setDensity] = useRemembered('grid-density', 'normal');
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const found = useMemo(
    () =>
      search.trim() === '' ? rows : rows.filter((row) => holds(row, dataColumns(columns), search.trim())),
    [rows, columns, search],
  );
  const sorting = useMemo(() => {
    const id = sort.replace(/^-/, '');
    return columns.some((column) => column.id === id && !column.isActions)
      ? [{ id, desc: sort.startsWith('-') }]
      : NO_SORTING;
  }, [sort, columns]);
  const hiddenIds = useMemo(() => hidden.split(','), [hidden]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, value, isActions = false }): ColumnDef<typeof features, Row> => ({
        id,
        accessorFn: (row) => value(row) ?? undefined,
        enableSorting: isWhole && !isActions,
        sortFn: (one, other) => compared(one.getValue(id), other.getValue(id)),
        sortUndefined: 'last',
      })),
    [columns, isWhole],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: found,
    getRowId: rowId,
    state: {
      sorting,
      rowSelection,
      columnVisibility: Object.fromEntries(
        columns.map(({ id, isHead, isActions }) => [id, isHead || isActions || !hiddenIds.includes(id)]),
      ),
    },
    onRowSelectionChange: setRowSelection,
  });
  const shown = table.getRowModel().rows;
  return {
    shown,
    columns: columns.filter(({ id }) => table.getColumn(id)?.getIsVisible()),
    selected: shown.filter((row) => row.getIsSelected()),
    areAllSelected: shown.length > 0 && table.getIsAllRowsSelected(),
    selectAll: (isSelected: boolean) => table.toggleAllRowsSelected(isSelected),
    unselect: () => setRowSelection({}),
    isWhole,
    /** How often more cards were asked for. */
    more,
    showMore: () => address.change({ more: String(more + 1) }, { replace: true }),
    search,
    searchFor: (text: string) => address.change({ search: text }, { replace: true }),
    sorting: sorting[0],
    canSort: (id: string) => table.getColumn(id)?.getCanSort() ?? false,
    /** Ascending first, then descending, then as they come. */
    sortBy: (id: string) => {
      const [current] = sorting;
      address.change({
        sort: current?.id !== id ? id : current.desc ? undefined : `-${id}`,
      });
    },
    isHidden: (id: string) => hiddenIds.includes(id),
    toggleColumn: (id: string) =>
      setHidden(
        (hiddenIds.includes(id) ? hiddenIds.filter((one) => one !== id) : [...hiddenIds, id])
          .filter((one) => one !== '')
          .join(','),
      ),
    isCompact: density === 'compact',
    toggleDensity: () => setDensity(density === 'compact' ? 'normal' : 'compact'),
  };
}

/** What a grid shows and can do now. */
export type Grid<Row extends RowData> = ReturnType<typeof useGrid<Row>>;
