import { z } from 'zod';
import { query } from '../../kernel/route';
import { waitingKinds } from '../../waiting-kinds';

const kinds = Object.values(waitingKinds);

export const waitingRoutes = {
  counts: query('GET /api/waiting', {
    summary: 'How much waits for the caller, screen by screen; a screen on which nothing waits is left out',
    may: 'waiting:see-own',
    answer: z.array(z.object({ screen: z.enum(kinds.map(({ on }) => on)), count: z.int().positive() })),
    tags: [...new Set(kinds.map(({ tag }) => tag))],
    reads: [...new Set(kinds.map(({ readModel }) => readModel))],
  }),
};
