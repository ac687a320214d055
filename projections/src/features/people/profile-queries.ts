import type { PersonId } from '@annals/contracts/kernel/ids';
import { ownProfile, type OwnProfile } from '@annals/contracts/features/people/profile';
import { rowOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';

/** A person's own profile; undefined when there is none. */
export function ownProfileOf(db: ReadModels, id: PersonId): Promise<OwnProfile | undefined> {
  return rowOf(ownProfile, db('people').select(Object.keys(ownProfile.shape)).where({ id }).limit(1));
}
