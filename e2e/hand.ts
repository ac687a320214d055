import { expect, type Locator, type Page } from '@playwright/test';

/** Acts as a person would, and counts what that takes. */
export class Hand {
  clicks = 0;
  fields = 0;

  constructor(readonly page: Page) {}

  /** Opens a screen by the sidebar. */
  async open(name: string): Promise<void> {
    const sidebar = this.page.getByRole('navigation', { name: 'Main' });
    await this.click(sidebar.getByRole('link', { name, exact: true }));
  }

  async click(what: Locator): Promise<void> {
    this.clicks += 1;
    await what.first().click();
  }

  async press(keys: string): Promise<void> {
    this.clicks += 1;
    await this.page.keyboard.press(keys);
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  async choose(field: Locator, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
    this.fields += 1;
    // The first option is the prompt; what can be chosen may come a moment later.
    await expect(field.getByRole('option')).not.toHaveCount(1);
    await field.selectOption(option);
  }

  /** Types a part of a name and chooses who is found. */
  async choosePerson(field: Locator, typed: string, which: RegExp): Promise<void> {
    this.fields += 1;
    await field.click();
    await field.fill(typed);
    await this.page
      .getByRole('listbox', { name: 'People found' })
      .getByRole('option')
      .filter({ hasText: which })
      .first()
      .click();
  }
}
