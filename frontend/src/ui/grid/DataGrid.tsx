import type { RowData } from '@tanstack/react-table';
import { Button } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { askAgain, shownOf, type Answered } from '../../api/answered';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { useIsPhone } from '../useIsPhone';
import type { GridColumn } from './column';
import { GridCards } from './GridCards';
import { GridSkeleton } from './GridSkeleton';
import { GridTable } from './GridTable';
import { GridTools } from './GridTools';
import { gridTexts } from './texts';
import { useGrid } from './useGrid';
import './data-grid.css';

export interface DataGridProps<Row extends RowData> {
  /** Unique in the product: its columns are remembered under it, and its search and order are in the address under it. */
  readonly name: string;
  /** What it is about, for those who cannot see it; also the name of its file. */
  readonly label: string;
  /** The same array every time, or from `useMemo`. */
  readonly columns: readonly GridColumn<Row>[];
  /** The result of a query for a list, or what `pagedList` makes of one. */
  readonly list: Answered<readonly Row[]>;
  readonly rowId: (row: Row) => string;
  readonly texts: {
    readonly loading: string;
    readonly failed: string;
    /** How many there are, by what they are: `64 people`, `3 of 64 people`. */
    readonly counted: (shown: number, all: number) => string;
  };
  /** What is shown where there is nothing: why, and what ends it. */
  readonly empty: React.ReactNode;
  /** False for a page of a longer list: the grid could sort and search only what it holds. */
  readonly isWhole?: boolean;
  /** False where the screen has filters of its own. */
  readonly isSearchable?: boolean;
  /** False where the screen has a file of its own. */
  readonly isExportable?: boolean;
  readonly isSelectable?: boolean;
  /** What can be done with what is selected, beside the export. */
  readonly bulk?: (selected: readonly Row[]) => React.ReactNode;
  /** The row that is open beside the grid. */
  readonly currentId?: string | undefined;
  /** As many lines as are expected, for a skeleton of the final size. */
  readonly expected?: number;
}

const NOTHING: readonly never[] = [];

/**
 * A list in rows and columns, with its four states. Columns are chosen and remembered, rows are sorted, searched, selected and exported, and
 * only those in sight are in the document. On phones it is a list of cards.
 */
export function DataGrid<Row extends RowData>(props: DataGridProps<Row>): React.JSX.Element {
  const { name, label, columns, list, rowId, texts, empty, expected = 8 } = props;
  const rows = shownOf(list);
  const { isWhole = true, isSearchable = true, isExportable = true } = props;
  const { isSelectable = false, bulk, currentId } = props;
  const grid = useGrid({ name, columns, rows: rows ?? NOTHING, rowId, isWhole });
  const isPhone = useIsPhone();
  if (rows === undefined)
    return list.error === undefined ? (
      <GridSkeleton label={texts.loading} lines={expected} isCompact={grid.isCompact} />
    ) : (
      <ErrorState title={texts.failed} error={list.error} onRetry={() => askAgain(list)} />
    );
  if (rows.length === 0) return <>{empty}</>;
  const Shape = isPhone ? GridCards : GridTable;
  return (
    <div className={grid.isCompact ? 'data-grid data-grid--compact' : 'data-grid'}>
      <GridTools
        grid={grid}
        label={label}
        columns={columns}
        counted={texts.counted(grid.shown.length, rows.length)}
        isSearchable={isWhole && isSearchable}
        isExportable={isExportable}
        bulk={bulk}
      />
      {grid.shown.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={20} />}
          title={gridTexts.nothingFound}
          sentence={gridTexts.nothingFoundSentence}
          action={<Button text={gridTexts.clear} onClick={() => grid.searchFor('')} />}
        />
      ) : (
        <Shape grid={grid} label={label} isSelectable={isSelectable} currentId={currentId} />
      )}
    </div>
  );
}
