import {
  identityProviderRow,
  offeredProvider,
  type IdentityProviderRow,
  type OfferedProvider,
} from '@annals/contracts/features/identity-providers/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';

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
