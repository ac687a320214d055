import type { PersonId } from '@annals/contracts/kernel/ids';
import { administratorsBesides } from '@annals/projections/features/people/structure';
import type { Services } from '../../platform/services/services';
import { areRelated } from '../second-administrator/standing';
import type { Item } from './items';

/**
 * Whether a reviewer is independent of who has something that opens much. Where no administrator is, any other one counts: a review that nobody
 * could answer would say less.
 */
export async function isIndependent(
  { log, readModels }: Pick<Services, 'log' | 'readModels'>,
  { isPrivileged, holderId, madeById }: Pick<Item, 'isPrivileged' | 'holderId' | 'madeById'>,
  reviewer: PersonId,
): Promise<boolean> {
  const whose = holderId ?? madeById;
  if (!isPrivileged || whose === null) return true;
  if (!(await areRelated(log, whose, reviewer))) return true;
  const others = (await administratorsBesides(readModels, whose)).filter((id) => id !== reviewer);
  const related = await Promise.all(others.map((id) => areRelated(log, whose, id)));
  return !related.includes(false);
}
