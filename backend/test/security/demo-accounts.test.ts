import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseDemoAccounts } from '../../src/features/accounts/public-password';
import { hashPassword } from '../../src/features/accounts/passwords';
import { ACCOUNTS_SCHEMA } from '../../src/platform/sessions/schema';
import { startProduct, type Product } from '../product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api'] });
});
afterAll(() => product.stop());

test('a log that was filled with the demo company does not start in production', async () => {
  await expect(startProduct({ roles: ['api'], refusesDemoAccounts: true })).rejects.toThrow(
    /^Accounts of the demo company are open with the password that everybody knows: admin@annals\.example, auditor@/,
  );
});

test('it starts once these accounts are locked or have other passwords, whatever their addresses', async () => {
  const { pool, userAuth } = product.annals.services;
  const set = (change: string, where: string, values: string[] = []) =>
    pool.query(`UPDATE ${ACCOUNTS_SCHEMA}.user_auth SET ${change} WHERE ${where}`, values);
  const others = "email NOT LIKE 'a%'";
  await set(`email = replace(email, 'annals.example', 'company.test')`, 'true');
  await expect(refuseDemoAccounts(userAuth)).rejects.toThrow('admin@company.test');
  await set('"hashedPassword" = $1', others, [await hashPassword('nobody-knows-this-one')]);
  await expect(refuseDemoAccounts(userAuth)).rejects.toThrow(/: admin@company\.test, auditor@[^,]+\. Start/);
  await set(`"lockedUntil" = 'infinity'`, `NOT (${others})`);
  await expect(refuseDemoAccounts(userAuth)).resolves.toBeUndefined();
});
