import { randomUUID } from 'node:crypto';
import type { SignIn } from '@annals/contracts/features/accounts/routes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { passwordMatches } from '../../src/features/accounts/passwords';
import { ACCOUNTS_SCHEMA } from '../../src/platform/sessions/schema';
import { SecondFactors } from '../../src/platform/sessions/second-factors';
import { signIn } from '../../src/features/accounts/sign-in';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { startProduct, type Product } from '../product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api'] });
  await product.annals.services.pool.query(
    `UPDATE ${ACCOUNTS_SCHEMA}.user_auth SET "lockedUntil" = 'infinity' WHERE email = 'auditor@annals.example'`,
  );
});
afterAll(() => product.stop());

/** Some statements come with their values in one object. */
const withValues = z.object({ text: z.string() });
const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : withValues.parse(statement).text;

const SESSION = { sessionId: randomUUID(), device: 'Chrome on Windows', network: '203.0.113.x' };

/** What a refusal costs: the statements that ran, the passwords that were compared, the events that were appended. */
async function workOf(credentials: SignIn): Promise<readonly unknown[]> {
  const { services } = product.annals;
  const furtherSteps = new SecondFactors(services.pool, services.secretBox);
  const statements = vi.spyOn(services.pool, 'query');
  const matches = vi.fn(passwordMatches);
  const dispatch = vi.fn(services.dispatch);
  const from = { address: randomUUID(), device: undefined, requestId: '', session: SESSION };
  try {
    await expect(
      signIn({ ...services, furtherSteps, matches, dispatch }, credentials, from),
    ).rejects.toMatchObject({
      code: 'sign-in.refused',
    });
    return [
      statements.mock.calls.map(([statement]) => textOf(statement)),
      matches.mock.calls.length,
      dispatch.mock.calls.length,
    ];
  } finally {
    statements.mockRestore();
  }
}

test('whatever is wrong, the same work is done', async () => {
  const wrong: Record<string, SignIn> = {
    'unknown address': { email: 'nobody@annals.example', password: DEMO_PASSWORD, role: 'employee' },
    'wrong password': { email: 'leader@annals.example', password: 'wrong-password', role: 'employee' },
    // Of a role that is not held only those are told who know the password.
    'wrong password and role': { email: 'leader@annals.example', password: 'wrong-password', role: 'admin' },
    'locked account': { email: 'auditor@annals.example', password: DEMO_PASSWORD, role: 'admin' },
  };
  const works: Record<string, readonly unknown[]> = {};
  for (const [what, credentials] of Object.entries(wrong)) works[what] = await workOf(credentials);
  const [statements, compared, appended] = works['unknown address'] ?? [];
  expect(statements).not.toEqual([]);
  expect([compared, appended]).toEqual([1, 0]);
  for (const work of Object.values(works)) expect(work).toEqual(works['unknown address']);
});
