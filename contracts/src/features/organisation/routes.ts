import { z } from 'zod';
import { monthsBack } from '../dashboard/views';
import { query } from '../../kernel/route';
import { departmentFigures, organisationMonth } from './views';

const reads = ['people', 'person_months'] as const;
const tags = ['People', 'Summaries'] as const;

export const organisationRoutes = {
  months: query('GET /api/organisation/months', {
    summary:
      'Headcount, turnover, wellbeing, reviews and recognition by month, of the organisation or one department',
    may: 'organisation:see-analytics',
    query: z.strictObject({ months: monthsBack, department: z.string().trim().max(100).optional() }),
    answer: z.array(organisationMonth),
    tags,
    reads,
  }),
  departments: query('GET /api/organisation/departments', {
    summary: 'The same figures by department, over the chosen months',
    may: 'organisation:see-analytics',
    query: z.strictObject({ months: monthsBack }),
    answer: z.array(departmentFigures),
    tags,
    reads,
  }),
};
