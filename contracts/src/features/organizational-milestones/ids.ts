import { z } from 'zod';

export const organizationalMilestoneId = z.uuid().brand<'OrganizationalMilestoneId'>();
export type OrganizationalMilestoneId = z.infer<typeof organizationalMilestoneId>;
