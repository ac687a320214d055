import type { PersonId } from '@annals/contracts/kernel/ids';
import { ownProfile, type OwnProfile } from '@annals/contracts/features/people/profile';
import type { ReadModels } from '../../engine/connections';

/** A person's own profile; undefined when there is none. */
export async function ownProfileOf(db: ReadModels, id: PersonId): Promise<OwnProfile | undefined> {
  const row: unknown = await db('people').select(Object.keys(ownProfile.shape)).where({ id }).first();
  return row as OwnProfile | undefined;
}
