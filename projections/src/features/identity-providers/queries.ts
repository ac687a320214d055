import {
  identityProviderRow,
  offeredProvider,
  type IdentityProviderRow,
  type OfferedProvider,
} from '@annals/contracts/features/identity-providers/views';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const withId = z.object({ id: personId });

/** Every provider, by name. */
export async function providersByName(db: ReadModels): Promise<IdentityProviderRow[]> {
  return rowsOf(identityProviderRow, db('identity_providers').orderBy('name').orderBy('id'));
}

/** The providers that are on, by name. */
export async function providersOn(db: ReadModels): Promise<OfferedProvider[]> {
  const rows = await rowsOf(
    offeredProvider,
    db('identity_providers').where('isOn', true).orderBy('name').orderBy('id').select('id', 'name'),
  );
  return rows;
}

/** The administrators who are there. */
export async function administratorIds(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('people').where({ role: 'admin' }).whereNull('departedOn').orderBy('id').select('id'),
  );
  return rows.map(({ id }) => id);
}
