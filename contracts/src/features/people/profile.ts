import { z } from 'zod';
import { command, query } from '../../kernel/route';
import { LANGUAGES } from '../../kernel/language';
import { nameText } from '../../kernel/name-text';
import { msg, t } from '../../kernel/text';
import { isTimeZone } from '../../kernel/time-zone';
import { careerPathStatus } from './career';
import { userRow } from './views';

export const SKILLS_MAXIMUM = 30;

/** The form and the body of `PATCH /api/account/profile`; what is missing stays as it is. */
export const changeProfile = z.strictObject({
  firstName: nameText(
    msg('First name is required'),
    msg('First name cannot exceed 100 characters'),
  ).optional(),
  lastName: nameText(msg('Last name is required'), msg('Last name cannot exceed 100 characters')).optional(),
  skillTags: z
    .array(z.string().trim().min(1).max(40, msg('A skill cannot exceed 40 characters')))
    .max(SKILLS_MAXIMUM, { error: () => t('At most {most} skills', { most: SKILLS_MAXIMUM }) })
    .optional(),
  /** null: the organization's. */
  timeZone: z.string().max(60).refine(isTimeZone, msg('Please choose a time zone')).nullable().optional(),
  /** null: that of the browser. */
  language: z.enum(LANGUAGES, msg('Please choose a language')).nullable().optional(),
  careerPathStatus: careerPathStatus.optional(),
  careerGoals: z.string().trim().max(2_000, msg('Career goals cannot exceed 2000 characters')).optional(),
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
/** The same, with the directory that keeps the name; null: none does. */
const ownProfileAnswer = ownProfile.extend({ directory: z.object({ name: z.string() }).nullable() });
export type OwnProfile = z.infer<typeof ownProfile>;
export type OwnProfileAnswer = z.infer<typeof ownProfileAnswer>;

export const profileRoutes = {
  own: query('GET /api/account/profile', {
    summary: 'The caller’s own profile',
    may: 'signed-in',
    answer: ownProfileAnswer,
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
