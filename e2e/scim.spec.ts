import { expect } from '@playwright/test';
import { expectAccessible } from './accessible';
import { sessionOf } from './demo-company';
import { test } from './fresh';

test.use({ storageState: sessionOf('admin') });

test('a directory is connected, hires somebody, and keeps their fields', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/admin/sign-in');
  await page.getByRole('button', { name: 'Connect directory' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Contoso directory');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  const shown = page.getByLabel('Your new token');
  await expect(shown).toHaveValue(/^annals_scim_/);
  const secret = await shown.inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const client = page.getByRole('listitem').filter({ hasText: 'Contoso directory' });
  await expect(client.getByText('Not used yet')).toBeVisible();
  const address = await client.getByText(/\/api\/scim\/v2$/).textContent();

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
  });
  const answer = await program.post(`${new URL(address ?? '').pathname}/Users`, {
    data: JSON.stringify({
      userName: 'dorothy.vaughan@contoso.example',
      name: { givenName: 'Dorothy', familyName: 'Vaughan' },
      emails: [{ value: 'dorothy.vaughan@contoso.example', type: 'work', primary: true }],
      title: 'Mathematician',
    }),
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await program.dispose();

  await page.reload();
  await expect(client.getByText('Connected')).toBeVisible();
  await expect(client.getByText('POST /Users: answered')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/people/${id}`);
  await expect(page.getByText('Kept by Contoso directory')).toBeVisible();
  await expect(page.getByText(/^The SCIM client “Contoso directory” hired /)).toBeVisible();
  await page.getByRole('button', { name: 'Correct details' }).click();
  await expect(dialog.getByLabel('First name')).toHaveAttribute('readonly');
  await expect(dialog.getByText('Kept by the directory “Contoso directory”').first()).toBeVisible();
  await expectAccessible(page);
});
