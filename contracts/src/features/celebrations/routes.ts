import { z } from 'zod';
import { command, query } from '../../kernel/route';
import { CELEBRATIONS } from './constants';
import { celebrationChoice } from './views';

const may = 'celebrations:choose-own';

export const celebrationRoutes = {
  choices: query('GET /api/celebrations/choices', {
    summary: 'Which occasions of the caller are celebrated',
    may,
    answer: z.array(celebrationChoice),
    tags: ['Celebrations'],
    reads: ['celebrations'],
  }),
  choose: command('PATCH /api/celebrations/choices', {
    summary: 'Choose whether an occasion of one’s own is celebrated',
    may,
    body: z.strictObject({ celebration: z.enum(CELEBRATIONS), on: z.boolean() }),
    changes: ['Celebrations'],
  }),
};
