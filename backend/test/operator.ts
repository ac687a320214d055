import { randomUUID } from 'node:crypto';
import { personId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import { settleAccount } from '../src/features/accounts/settle';
import { person } from '../src/features/person/person-decider';
import { OPERATOR } from '../src/features/second-administrator/independence';
import type { Product } from './product';

/** Gives somebody a role as the operator does at the server, who needs no second administrator; their password stays. */
export async function grantAtServer(product: Product, id: string, role: Role) {
  const { services } = product.annals;
  const whom = personId.parse(id);
  await services.dispatch(
    person,
    whom,
    {
      type: 'ChangeEmployee',
      role,
      around: { manager: null, hasReports: false, otherAdministrator: true },
    },
    { actor: { id: OPERATOR, role: 'system' }, commandId: randomUUID() },
  );
  await settleAccount(services, whom);
  await product.caughtUp();
}
