import type { RowData } from '@tanstack/react-table';
import { Button, PopoverNext } from '@blueprintjs/core';
import { DownloadIcon, ManyToManyIcon } from '@blueprintjs/icons';
import { download } from '../download';
import { FilterSearch } from '../Filters';
import { dataColumns, type GridColumn } from './column';
import { gridTexts as texts } from './texts';
import type { Grid, ShownRow } from './useGrid';

interface GridToolsProps<Row extends RowData> {
  readonly grid: Grid<Row>;
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  /** How many rows are shown, in words. */
  readonly counted: string;
  readonly isSearchable: boolean;
  readonly isExportable: boolean;
  readonly bulk: ((selected: readonly Row[]) => React.ReactNode) | undefined;
}

/** What is above a grid: its search, how many rows there are, its columns and its export; or what can be done with the selected rows. */
export function GridTools<Row extends RowData>(props: GridToolsProps<Row>): React.JSX.Element {
  const { grid, label, columns, counted, isSearchable, isExportable, bulk } = props;
  const { shown, selected } = grid;
  const save = async (rows: readonly ShownRow<Row>[]) => {
    // The writer is only needed here.
    const { csvOf } = await import('../csv');
    const told = dataColumns(grid.columns);
    const lines = rows.map(({ original }) => told.map(({ value }) => value(original)));
    download(
      `${label}.csv`,
      csvOf(
        told.map((column) => column.label),
        lines,
      ),
    );
  };
  return (
    <>
      <div className="data-grid__tools">
        {isSearchable && <FilterSearch label={texts.search} value={grid.search} onChange={grid.searchFor} />}
        <p className="data-grid__count" role="status">
          {counted}
        </p>
        <PopoverNext
          placement="bottom-end"
          content={<ColumnChoice grid={grid} columns={columns} />}
          renderTarget={({ isOpen, ref, ...target }) => (
            <Button
              {...target}
              ref={ref}
              variant="minimal"
              icon={<ManyToManyIcon />}
              text={texts.columns}
              aria-expanded={isOpen}
            />
          )}
        />
        {isExportable && (
          <Button
            variant="minimal"
            icon={<DownloadIcon />}
            text={texts.export}
            disabled={shown.length === 0}
            onClick={() => void save(shown)}
          />
        )}
      </div>
      {selected.length > 0 && (
        <div className="data-grid__bulk" role="region" aria-label={texts.bulk}>
          <strong role="status">{texts.selected(selected.length)}</strong>
          {bulk?.(selected.map(({ original }) => original))}
          <Button text={texts.exportSelected} onClick={() => void save(selected)} />
          <Button variant="minimal" text={texts.unselect} onClick={grid.unselect} />
        </div>
      )}
    </>
  );
}

interface ColumnChoiceProps<Row extends RowData> {
  readonly grid: Grid<Row>;
  readonly columns: readonly GridColumn<Row>[];
}

function ColumnChoice<Row extends RowData>({ grid, columns }: ColumnChoiceProps<Row>): React.JSX.Element {
  return (
    <fieldset className="data-grid__choice">
      <legend className="visually-hidden">{texts.columns}</legend>
      {dataColumns(columns)
        .filter(({ isHead }) => !isHead)
        .map(({ id, label }) => (
          <label key={id}>
            <input type="checkbox" checked={!grid.isHidden(id)} onChange={() => grid.toggleColumn(id)} />
            {label}
          </label>
        ))}
      <label className="data-grid__density">
        <input type="checkbox" checked={grid.isCompact} onChange={grid.toggleDensity} />
        {texts.compact}
      </label>
    </fieldset>
  );
}
