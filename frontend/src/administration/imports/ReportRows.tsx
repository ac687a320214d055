import {
  IMPORT_OUTCOMES,
  type ImportOutcome,
  type ImportReport,
  type PlannedRow,
} from '@annals/contracts/imports/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../design/Badge';
import { Choice } from '../../design/Choice';
import { DataTable } from '../../design/DataTable';
import { FIELD_LABELS, OUTCOME_LABELS, reportTexts as texts } from './texts';

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
      <Choice
        label={texts.filter}
        chosen={shown}
        options={[
          { value: 'all' as const, label: texts.all(rows.length) },
          ...IMPORT_OUTCOMES.map((value) => ({
            value,
            label: texts.labelled(OUTCOME_LABELS[value], counts[value]),
          })),
        ]}
        onChoose={(value) => {
          setShown(value);
          setMost(ROWS_AT_ONCE);
        }}
      />
      {wanted.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable label={texts.title} columns={texts.columns}>
          {wanted.slice(0, most).map((row) => (
            <tr key={row.row}>
              <td>{row.row}</td>
              <th scope="row">
                {row.name === '' ? row.email : row.name}
                {row.name !== '' && <span className="import-email">{row.email}</span>}
              </th>
              <td>
                <Badge tone={TONES[row.outcome]}>{OUTCOME_LABELS[row.outcome]}</Badge>
              </td>
              <td>{detailsOf(row)}</td>
            </tr>
          ))}
        </DataTable>
      )}
      {wanted.length > most && (
        <div>
          <Button text={texts.more} onClick={() => setMost(most + ROWS_AT_ONCE)} />
        </div>
      )}
    </>
  );
}

/** Why a row is left out, or what it changes, in a sentence. */
function detailsOf({ problem, changes }: PlannedRow): string {
  if (problem !== null) return problem;
  return changes
    .map(({ field, before, after }) =>
      texts.change(FIELD_LABELS[field] ?? field, before ?? texts.noValue, after ?? texts.noValue),
    )
    .join('; ');
}
