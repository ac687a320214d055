import { t } from '@annals/contracts/kernel/text';
/** Whether somebody typed this name: case, and how spaces and accents are written, do not matter; nothing is nobody's name. */
export function isTypedName(typed: string, name: string): boolean {
  return plain(typed) !== '' && plain(typed) === plain(name);
}

function plain(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}

/** What is said when something else was typed. */
export function wrongName(name: string): string {
  return t('This is not the name. Type {name}, as it is shown here.', { name });
}
