import {
  IMPORT_OUTCOMES,
  type ImportOutcome,
  type ImportReport,
  type PlannedRow,
} from '@annals/contracts/features/imports/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { BadgeTone } from '../../../ui/Badge';
import { DataTable } from '../../../ui/DataTable';
import { FilterSelect } from '../../../ui/Filters';
import { Status } from '../../../ui/Status';
import { useIsPhone } from '../../../ui/useIsPhone';
import { COLUMN_LABELS, FIELD_LABELS, OUTCOME_LABELS, reportTexts as texts } from './texts';

const ROWS_AT_ONCE = 50;
const TONES: Readonly<Record<ImportOutcome, BadgeTone>> = {
  hire: 'green',
  change: 'blue',
  unchanged: 'grey',
  error: 'red',
};

/** The rows of a list with what would become of each; those with errors are what one looks at first. */
export function ReportRows({ report }: { report: ImportReport }): React.JSX.Element {
  const { counts, rows } = report;
  const [shown, setShown] = useState<ImportOutcome | 'all'>(counts.error > 0 ? 'error' : 'all');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const wanted = shown === 'all' ? rows : rows.filter(({ outcome }) => outcome === shown);
  return (
    <>
      <div>
        <FilterSelect
          label={texts.filter}
          value={shown}
          options={[
            { value: 'all' as const, label: texts.all(rows.length) },
            ...IMPORT_OUTCOMES.map((value) => ({
              value,
              label: texts.labelled(OUTCOME_LABELS[value], counts[value]),
            })),
          ]}
          onChange={(value) => {
            setShown(value);
            setMost(ROWS_AT_ONCE);
          }}
        />
      </div>
      {wanted.length === 0 ? <p>{texts.none}</p> : <Rows rows={wanted.slice(0, most)} />}
      {wanted.length > most && (
        <div>
          <Button text={texts.more} onClick={() => setMost(most + ROWS_AT_ONCE)} />
        </div>
      )}
    </>
  );
}

/** A table, or a card for each row where there is no room beside each other. */
function Rows({ rows }: { rows: readonly PlannedRow[] }): React.JSX.Element {
  const isPhone = useIsPhone();
  return isPhone ? (
    <ul className="import-cards">
      {rows.map((row) => (
        <li key={row.row}>
          <div className="import-cards__head">
            <strong>{row.name === '' ? row.email : row.name}</strong>
            <Status tone={TONES[row.outcome]}>{OUTCOME_LABELS[row.outcome]}</Status>
          </div>
          <span className="import-email">
            {texts.columns[0]} {row.row}
            {row.name !== '' && ` · ${row.email}`}
          </span>
          <div className="import-outcome">{detailsOf(row)}</div>
        </li>
      ))}
    </ul>
  ) : (
    <DataTable label={texts.title} columns={texts.columns}>
      {rows.map((row) => (
        <tr key={row.row}>
          <td>{row.row}</td>
          <th scope="row">
            {row.name === '' ? row.email : row.name}
            {row.name !== '' && <span className="import-email">{row.email}</span>}
          </th>
          <td className="import-outcome">
            <Status tone={TONES[row.outcome]}>{OUTCOME_LABELS[row.outcome]}</Status>
            {detailsOf(row)}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

/** Everything that is wrong with a row, cell by cell, or what it changes. */
function detailsOf({ problems, changes }: PlannedRow): React.ReactNode {
  if (problems.length > 0)
    return problems.map(({ field, message }) => (
      <p key={message}>
        {field !== null && <strong>{COLUMN_LABELS[field]}: </strong>}
        {message}
      </p>
    ));
  return changes.map(({ field, before, after }) => (
    <p key={field}>
      {texts.change(FIELD_LABELS[field] ?? field, before ?? texts.noValue, after ?? texts.noValue)}
    </p>
  ));
}
