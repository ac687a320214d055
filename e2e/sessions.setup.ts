import { ROLES } from '@annals/contracts/kernel/roles';
import { expect, test as setup } from '@playwright/test';
import { emailOf, PASSWORD, sessionOf, SIGNS_IN_AS } from './demo-company';

for (const role of ROLES)
  setup(`the ${role} signs in`, async ({ request }) => {
    const answer = await request.post('/api/auth/login', {
      data: { email: emailOf(role), password: PASSWORD, role: SIGNS_IN_AS[role] },
    });
    expect(await answer.json()).toEqual({ role });
    await request.storageState({ path: sessionOf(role) });
  });
