import './data-table.css';

interface DataTableProps {
  /** What the table is about, for those who cannot see it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The rows, each a `tr`. */
  readonly children: React.ReactNode;
}

/** A table that scrolls on its own where it is wider than the screen. */
export function DataTable({ label, columns, children }: DataTableProps): React.JSX.Element {
  return (
    // Focusable, so that the keyboard can scroll it too.
    <div className="data-table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
