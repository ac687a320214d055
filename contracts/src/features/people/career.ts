import { z } from 'zod';
import { msg, translated } from '../../kernel/text';

/** How a person sees their own path, as the specification's `users` table names it. */
export const CAREER_PATH_STATUSES = [
  'content_in_role',
  'unsure_about_goals',
  'focused_on_advancement',
] as const;
export const careerPathStatus = z.enum(CAREER_PATH_STATUSES, msg('Please choose where you stand'));
export type CareerPathStatus = z.infer<typeof careerPathStatus>;

export const CAREER_PATH_LABELS: Readonly<Record<CareerPathStatus, string>> = translated({
  content_in_role: 'Content in role',
  unsure_about_goals: 'Unsure about goals',
  focused_on_advancement: 'Focused on advancement',
});
