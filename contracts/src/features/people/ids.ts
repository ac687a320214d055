import { z } from 'zod';

export const plannedChangeId = z.uuid().brand<'PlannedChangeId'>();
export type PlannedChangeId = z.infer<typeof plannedChangeId>;
