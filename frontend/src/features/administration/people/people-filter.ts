import { PEOPLE_STATES } from '@annals/contracts/features/people/administration';
import { ROLES } from '@annals/contracts/kernel/roles';
import { z } from 'zod';

/** Whom the directory shows; an empty text is no filter. What is not known is left out. */
export const peopleFilter = z.object({
  search: z.string().catch(''),
  state: z.enum(PEOPLE_STATES).catch('working'),
  department: z.string().catch(''),
  role: z.enum(['', ...ROLES]).catch(''),
});
export type PeopleFilter = z.infer<typeof peopleFilter>;

/** The filter as the route takes it, without what is as usual. */
export function queryOf({ search, state, department, role }: PeopleFilter) {
  const words = search.trim();
  return {
    ...(words !== '' && { search: words }),
    ...(state !== 'working' && { state }),
    ...(department !== '' && { department }),
    ...(role !== '' && { role }),
  };
}
