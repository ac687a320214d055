import { expect, type Locator } from '@playwright/test';

/** Types into a box of people, and chooses the first of those who are found then. @returns their name */
export async function choosePerson(
  form: Locator,
  label: string,
  typed: string,
  which?: RegExp,
): Promise<string> {
  const box = form.getByRole('combobox', { name: label, exact: true });
  // A dialog that is still opening takes the focus away, and half a name with it.
  await box.click();
  await box.fill(typed);
  const found = form.getByRole('listbox', { name: 'People found' }).getByRole('option');
  await (which ? found.filter({ hasText: which }) : found).first().click();
  await expect(box).not.toHaveValue(typed);
  return box.inputValue();
}
