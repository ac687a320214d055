import { z } from 'zod';
import { command, query } from '../../kernel/route';
import { LANGUAGES } from '../../kernel/language';
import { isTimeZone } from '../../kernel/time-zone';
import { careerPathStatus } from './career';
import { userRow } from './views';

export const SKILLS_MAXIMUM = 30;

const name = (what: string) =>
  z
    .string(`${what} is required`)
    .trim()
    .min(1, `${what} is required`)
    .max(100, `${what} cannot exceed 100 characters`);

/** The form and the body of `PATCH /api/account/profile`; what is missing stays as it is. */
export const changeProfile = z.strictObject({
  firstName: name('First name').optional(),
  lastName: name('Last name').optional(),
  skillTags: z
    .array(z.string().trim().min(1).max(40, 'A skill cannot exceed 40 characters'))
    .max(SKILLS_MAXIMUM, `At most ${String(SKILLS_MAXIMUM)} skills`)
    .optional(),
  /** null: the organization's. */
  timeZone: z.string().max(60).refine(isTimeZone, 'Please choose a time zone').nullable().optional(),
  /** null: that of the browser. */
  language: z.enum(LANGUAGES, 'Please choose a language').nullable().optional(),
  careerPathStatus: careerPathStatus.optional(),
  careerGoals: z.string().trim().max(2_000, 'Career goals cannot exceed 2000 characters').optional(),
});
export type ChangeProfile = z.infer<typeof changeProfile>;

/** What a person sees and changes of themself in Settings. */
export const ownProfile = userRow.pick({
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  careerPathStatus: true,
  skillTags: true,
  careerGoals: true,
  timeZone: true,
  language: true,
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const profileRoutes = {
  own: query('GET /api/account/profile', {
    summary: 'The caller’s own profile',
    may: 'signed-in',
    answer: ownProfile,
    tags: ['Session'],
    reads: ['people'],
  }),
  change: command('PATCH /api/account/profile', {
    summary: 'Change the caller’s own profile: name, skills, time zone, language, career path and goals',
    may: 'signed-in',
    body: changeProfile,
    changes: ['Session', 'People'],
  }),
};
