import type { GenerationDifference } from '@annals/contracts/features/operations/routes';
import { count, table } from '../kernel/print';

/** What a rebuild changes, for people to read. */
export function differenceInWords(name: string, difference: GenerationDifference | null): string {
  if (!difference) return `${name}: there was nothing to compare with.`;
  const { added, removed, changed, changedColumns, newColumns, droppedColumns, sample, rows } = difference;
  const columns = [
    ...newColumns.map((column) => `new column ${column}`),
    ...droppedColumns.map((column) => `no column ${column} any more`),
    ...Object.entries(changedColumns).map(([column, number]) => `${column} in ${count(number)} rows`),
  ];
  const summary = `${name}: ${count(rows[1])} rows, ${count(added)} added, ${count(removed)} removed, ${count(changed)} changed`;
  if (columns.length === 0 && sample.length === 0) return `${summary}.`;
  const named = table(sample, {
    id: ({ id }) => id,
    change: ({ change }) => change,
    columns: ({ columns: differing }) => differing.join(', '),
  });
  return [`${summary}.`, ...columns.map((line) => `  ${line}`), ...(sample.length > 0 ? [named] : [])].join(
    '\n',
  );
}

/** Whether two generations say the same. */
export function isIdentical({
  added,
  removed,
  changed,
  newColumns,
  droppedColumns,
}: GenerationDifference): boolean {
  return added + removed + changed + newColumns.length + droppedColumns.length === 0;
}
