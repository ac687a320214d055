import type { ImportReport } from '@annals/contracts/features/imports/views';
import { useState } from 'react';
import { ChooseList } from './ChooseList';
import { Report } from './Report';

/** From a list to the report of what it would do, and from there to its start. */
export function NewImport(): React.JSX.Element {
  const [checked, setChecked] = useState<{ csv: string; report: ImportReport } | null>(null);
  return checked ? (
    <Report csv={checked.csv} report={checked.report} onAgain={() => setChecked(null)} />
  ) : (
    <ChooseList onChecked={(csv, report) => setChecked({ csv, report })} />
  );
}
