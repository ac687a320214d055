import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('finds a list as it was narrowed after opening one of it, and after a reload', async ({ page }) => {
    await page.goto('/performance-reviews');
    const finished = page.getByRole('button', { name: 'Finished' });
    await finished.click();
    await expect(page).toHaveURL(/state=over/);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(finished).toBeHidden();
    await page.goBack();
    await expect(finished).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(finished).toHaveAttribute('aria-pressed', 'true');
  });
});
