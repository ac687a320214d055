import { z } from 'zod';

export const legalHoldId = z.uuid().brand<'LegalHoldId'>();
export type LegalHoldId = z.infer<typeof legalHoldId>;

export const subjectAccessId = z.uuid().brand<'SubjectAccessId'>();
export type SubjectAccessId = z.infer<typeof subjectAccessId>;
