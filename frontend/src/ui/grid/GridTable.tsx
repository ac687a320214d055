import type { RowData } from '@tanstack/react-table';
import { CaretDownIcon, CaretUpIcon, DoubleCaretVerticalIcon } from '@blueprintjs/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { TickBox } from '../TickBox';
import { usePrinting } from '../usePrinting';
import type { GridColumn } from './column';
import { contentOf, selectLabel, type ShapeProps } from './shape';
import { gridTexts } from './texts';
import type { Grid } from './useGrid';

/** More rows than this scroll inside of the grid, under its head. */
const LONG_FROM = 20;
/** Of more rows than this only those in sight are in the document. */
const VIRTUAL_FROM = 100;
/** The height of a row in pixels before it is measured: `--row` and `--row-compact`. */
const ROW = { normal: 44, compact: 36 } as const;
const AHEAD = 12;

/** A grid as a table. */
export function GridTable<Row extends RowData>(props: ShapeProps<Row>): React.JSX.Element {
  const { grid, label, isSelectable, currentId } = props;
  const { shown, columns } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const isVirtual = shown.length > VIRTUAL_FROM && !isPrinting;
  const isLong = shown.length > LONG_FROM;
  // The library keeps its state outside of React; nothing here is memoized on it.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: shown.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => (grid.isCompact ? ROW.compact : ROW.normal),
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: AHEAD,
  });
  const inSight = virtual.getVirtualItems();
  const visible = isVirtual ? inSight.map(({ index }) => index) : shown.map((_, index) => index);
  const above = isVirtual ? (inSight[0]?.start ?? 0) : 0;
  const below = isVirtual ? virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0) : 0;
  const width = columns.length + (isSelectable ? 1 : 0);

  /** Up and down lead to the same control of the next row, as in a list. */
  const move = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const { target } = event;
    if (step === 0 || !(target instanceof HTMLElement) || target.matches('input:not([type=checkbox])'))
      return;
    const row = target.closest<HTMLElement>('tr[data-index]');
    const next = row?.parentElement?.querySelector(
      `tr[data-index="${String(Number(row.getAttribute('data-index')) + step)}"]`,
    );
    const place = row ? controlsIn(row).indexOf(target) : -1;
    const control = next ? (controlsIn(next)[place] ?? controlsIn(next)[0]) : undefined;
    if (!control) return;
    event.preventDefault();
    control.focus();
  };

  return (
    // It only passes the arrow keys of its rows' own controls on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={isLong ? 'data-grid__table data-grid__table--long' : 'data-grid__table'}
      ref={scroller}
      // Focusable, so that the keyboard can scroll it too.
      role="group"
      aria-label={label}
      tabIndex={0}
      onKeyDown={move}
    >
      <table aria-rowcount={shown.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {isSelectable && (
              <th className="data-grid__box" scope="col">
                <TickBox
                  label={gridTexts.selectAll}
                  isTicked={grid.areAllSelected}
                  onTick={(isTicked) => grid.selectAll(isTicked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <GridHead key={column.id} grid={grid} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={above} width={width} />
          {visible.map((index) => {
            const row = shown[index];
            if (!row) return null;
            return (
              <tr
                key={row.id}
                data-index={index}
                ref={isVirtual ? virtual.measureElement : undefined}
                aria-rowindex={index + 2}
                aria-current={row.id === currentId ? 'true' : undefined}
                data-selected={row.getIsSelected() ? 'true' : undefined}
              >
                {isSelectable && (
                  <td className="data-grid__box">
                    <TickBox
                      label={selectLabel(grid, row)}
                      isTicked={row.getIsSelected()}
                      onTick={(isTicked) => row.toggleSelected(isTicked)}
                    />
                  </td>
                )}
                {columns.map((column) =>
                  column.isHead ? (
                    <th key={column.id} scope="row" className={classOf(column)} data-tip="">
                      {contentOf(column, row)}
                    </th>
                  ) : (
                    <td key={column.id} className={classOf(column)} data-tip="">
                      {contentOf(column, row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
          <Spacer height={below} width={width} />
        </tbody>
      </table>
    </div>
  );
}

interface GridHeadProps<Row extends RowData> {
  readonly grid: Grid<Row>;
  readonly column: GridColumn<Row>;
}

function GridHead<Row extends RowData>({ grid, column }: GridHeadProps<Row>): React.JSX.Element {
  const sorted = grid.sorting?.id === column.id ? grid.sorting : undefined;
  const Arrow = !sorted ? DoubleCaretVerticalIcon : sorted.desc ? CaretDownIcon : CaretUpIcon;
  return (
    <th
      scope="col"
      className={classOf(column)}
      aria-sort={sorted && (sorted.desc ? 'descending' : 'ascending')}
    >
      {grid.canSort(column.id) ? (
        <button type="button" className="data-grid__sort" onClick={() => grid.sortBy(column.id)}>
          {column.label}
          <Arrow size={12} aria-hidden="true" />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

/** As high as the rows that are not in the document. */
function Spacer({ height, width }: { height: number; width: number }): React.JSX.Element | null {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td className="data-grid__spacer" colSpan={width} style={{ height }} />
    </tr>
  );
}

function controlsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')];
}

function classOf<Row extends RowData>({ isNumber, size, isActions }: GridColumn<Row>): string {
  return [
    isNumber && 'data-grid__number',
    isActions && 'data-grid__actions',
    size && `data-grid__cell--${size}`,
  ]
    .filter(Boolean)
    .join(' ');
}
