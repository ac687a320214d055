import { expect, type Locator } from '@playwright/test';

/** Types into a box of people, and chooses the first of those who are found then. @returns their name */
export const choosePerson = (form: Locator, label: string, typed: string, which?: RegExp) =>
  chooseFound(form, label, typed, 'People found', which);

/** Types into a box of departments, and chooses the first that is found then, or the new one. @returns its name */
export const chooseDepartment = (form: Locator, label: string, typed: string, which?: RegExp) =>
  chooseFound(form, label, typed, 'Departments found', which);

async function chooseFound(
  form: Locator,
  label: string,
  typed: string,
  list: string,
  which?: RegExp,
): Promise<string> {
  const box = form.getByRole('combobox', { name: label, exact: true });
  // A dialog that is still opening takes the focus away, and half a name with it.
  await box.click();
  await box.fill(typed);
  const found = form.getByRole('listbox', { name: list }).getByRole('option');
  await (which ? found.filter({ hasText: which }) : found).first().click();
  await expect(box).not.toHaveValue(typed);
  return box.inputValue();
}
