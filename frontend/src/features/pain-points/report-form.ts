import { reportPainPoint } from '@annals/contracts/features/pain-points/commands';
import { IMPACT } from '@annals/contracts/features/pain-points/constants';
import { z } from 'zod';

const { category, priority, impactLevel, frequency, suggestedSolution } = reportPainPoint.shape;
const asItIs = (held: unknown): unknown => held;

/** The contract's rules for what inputs hold: text everywhere, nothing in a select without a choice, and no solution in an empty text. */
export const reportForm = reportPainPoint.extend({
  category: z.preprocess(asItIs, category),
  priority: z.preprocess(asItIs, priority),
  impactLevel: z.coerce.number<number | string>().pipe(impactLevel),
  frequency: z.preprocess(asItIs, frequency),
  suggestedSolution: z.preprocess((held) => (held === '' ? undefined : held), suggestedSolution),
});

export type ReportFormValues = z.input<typeof reportForm>;

export const emptyReport: ReportFormValues = {
  title: '',
  description: '',
  category: '',
  priority: 'medium',
  impactLevel: IMPACT.default,
  frequency: '',
  suggestedSolution: '',
};
