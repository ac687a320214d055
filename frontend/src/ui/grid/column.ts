import type { RowData } from '@tanstack/react-table';

/** A column of a grid. */
export interface GridColumn<Row extends RowData> {
  readonly id: string;
  readonly label: string;
  /** What it is sorted, searched and exported by. */
  readonly value: (row: Row) => string | number | null;
  /** How it is shown, where that is more than its value. */
  readonly cell?: (row: Row) => React.ReactNode;
  /** Names the row: the head of its line and of its card. Exactly one column does, and it cannot be hidden. */
  readonly isHead?: true;
  readonly isNumber?: true;
  readonly isHiddenAtFirst?: true;
  /** Buttons: neither sorted, searched, exported nor hidden. */
  readonly isActions?: true;
  readonly size?: 'narrow' | 'wide';
}

/** The columns that hold data. */
export function dataColumns<Row extends RowData>(
  columns: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] {
  return columns.filter(({ isActions }) => isActions !== true);
}

/** Whether a row has a text in one of its values, whatever its case. */
export function holds<Row extends RowData>(
  row: Row,
  columns: readonly GridColumn<Row>[],
  text: string,
): boolean {
  const wanted = text.toLocaleLowerCase();
  return columns.some(({ value }) =>
    String(value(row) ?? '')
      .toLocaleLowerCase()
      .includes(wanted),
  );
}

/** Orders two values: numbers by size, texts as people do. */
export function compared(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string')
    return one.localeCompare(other, undefined, { numeric: true });
  return Number(one) - Number(other);
}
