import { IMPORT_COLUMNS } from '@annals/contracts/features/imports/constants';
import { importTexts } from './texts';

/** Saves a list with the names of the columns and nobody in it. */
export function saveTemplate(): void {
  // The byte order mark lets Excel read what is added as UTF-8.
  const file = new Blob([`\uFEFF${IMPORT_COLUMNS.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = importTexts.templateName;
  link.click();
  URL.revokeObjectURL(address);
}
