import { z } from 'zod';

export const review360Id = z.uuid().brand<'Review360Id'>();
export type Review360Id = z.infer<typeof review360Id>;

export const feedback360Id = z.uuid().brand<'Feedback360Id'>();
export type Feedback360Id = z.infer<typeof feedback360Id>;
