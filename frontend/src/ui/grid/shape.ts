import type { RowData } from '@tanstack/react-table';
import type { GridColumn } from './column';
import { gridTexts } from './texts';
import type { Grid, ShownRow } from './useGrid';

export interface ShapeProps<Row extends RowData> {
  readonly grid: Grid<Row>;
  readonly label: string;
  readonly isSelectable: boolean;
  readonly currentId: string | undefined;
}

/** A cell's content. */
export function contentOf<Row extends RowData>(
  column: GridColumn<Row>,
  { original }: ShownRow<Row>,
): React.ReactNode {
  return column.cell ? column.cell(original) : column.value(original);
}

/** What the box says that selects a row. */
export function selectLabel<Row extends RowData>(grid: Grid<Row>, { original }: ShownRow<Row>): string {
  const head = grid.columns.find(({ isHead }) => isHead);
  return gridTexts.select(String(head?.value(original) ?? ''));
}
