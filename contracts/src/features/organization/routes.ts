import { z } from 'zod';
import { monthsBack } from '../dashboard/views';
import { query } from '../../kernel/route';
import { departmentFigures, organizationMonth } from './views';

const reads = ['people', 'person_months'] as const;
const tags = ['People', 'Summaries'] as const;

export const organizationRoutes = {
  months: query('GET /api/organisation/months', {
    summary:
      'Headcount, turnover, wellbeing, reviews and recognition by month, of the organization or one department',
    may: 'organization:see-analytics',
    query: z.strictObject({ months: monthsBack, department: z.string().trim().max(100).optional() }),
    answer: z.array(organizationMonth),
    tags,
    reads,
  }),
  departments: query('GET /api/organisation/departments', {
    summary: 'The same figures by department, over the chosen months',
    may: 'organization:see-analytics',
    query: z.strictObject({ months: monthsBack }),
    answer: z.array(departmentFigures),
    tags,
    reads,
  }),
};
