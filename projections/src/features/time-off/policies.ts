import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';
import { policyRow, type PolicyRow } from './policies-fold';

/** Every policy that was set, the latest year first. */
export function policiesOf(db: ReadModels): Promise<PolicyRow[]> {
  return rowsOf(policyRow, db('time_off_policies').select().orderBy('fromYear', 'desc'));
}
