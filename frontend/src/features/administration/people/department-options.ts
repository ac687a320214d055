import type { BoxOption } from '../../../ui/combobox/option';
import { departmentFieldTexts as texts } from './texts';

const alike = (name: string) => name.toLocaleLowerCase('en');

/**
 * The departments whose names have the words that were typed, and at the end a new one of that name, unless there is one that is called
 * so but for capitals and spaces: a mistyped name makes none unseen.
 */
export function departmentOptions(departments: readonly string[], typed: string): BoxOption[] {
  const wanted = typed.trim().replace(/\s+/g, ' ');
  const found = departments.filter((name) => alike(name).includes(alike(wanted)));
  const isNew = wanted !== '' && !departments.some((name) => alike(name) === alike(wanted));
  return [
    ...found.map((name) => ({ id: name, name })),
    ...(isNew ? [{ id: wanted, name: texts.create(wanted), shown: wanted }] : []),
  ];
}
