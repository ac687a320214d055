import {
  changeProfile,
  type ChangeProfile,
  type OwnProfile,
} from '@annals/contracts/features/people/profile';
import { z } from 'zod';

/** The form as it is typed: skills in one line, an empty time zone for the organization's, an empty language for the browser's. */
const typed = z.object({
  firstName: z.string(),
  lastName: z.string(),
  timeZone: z.string(),
  language: z.string(),
  careerPathStatus: z.string(),
  careerGoals: z.string(),
  skillTags: z.string(),
});
export type ProfileFormValues = z.infer<typeof typed>;

/** Reads what was typed as the body of the command, with the contract's rules. */
export const profileForm = typed.transform((form, context): ChangeProfile => {
  const read = changeProfile.safeParse({
    ...form,
    timeZone: form.timeZone === '' ? null : form.timeZone,
    language: form.language === '' ? null : form.language,
    skillTags: skillsIn(form.skillTags),
  });
  if (read.success) return read.data;
  // A skill that is too long is a fault of the one line they are in.
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
  return z.NEVER;
});

function skillsIn(line: string): string[] {
  const skills = line.split(',').map((skill) => skill.trim());
  return [...new Set(skills.filter((skill) => skill !== ''))];
}

/** The form of a profile as it is. */
export function profileFormOf(profile: OwnProfile): ProfileFormValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    timeZone: profile.timeZone ?? '',
    language: profile.language ?? '',
    careerPathStatus: profile.careerPathStatus,
    careerGoals: profile.careerGoals ?? '',
    skillTags: profile.skillTags.join(', '),
  };
}
