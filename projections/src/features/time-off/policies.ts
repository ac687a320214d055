import type { ReadModels } from '../../engine/connections';
import type { PolicyRow } from './policies-fold';

/** Every policy that was set, the latest year first. */
export function policiesOf(db: ReadModels): Promise<PolicyRow[]> {
  return db<PolicyRow>('time_off_policies').select().orderBy('fromYear', 'desc');
}
