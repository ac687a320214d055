import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { careerPathStatus } from './career';

/** A person changed how they are shown to others, or where they are. What is missing stayed as it was. */
export const ProfileChanged = event('ProfileChanged', 2, {
  category: 'person',
  description: 'A person changed their name, picture, skills, time zone or language.',
  about: 'personId',
  data: {
    personId,
    firstName: personal(z.string().min(1).optional()),
    lastName: personal(z.string().min(1).optional()),
    /** The picture as a data URL, as it was kept before pictures were files; null: it was taken away. */
    profileImageUrl: personal(z.string().nullable().optional()),
    skillTags: personal(z.array(z.string()).optional()),
    /** null: wherever the organization is. */
    timeZone: z.string().nullable().optional(),
    /** null: that of the browser; a name, because a later version may have more of them. */
    language: z.string().nullable().optional(),
  },
  upcasters: { 1: (data) => data },
});

/** A person has another picture, or none. The picture itself is a file, which only their key opens. */
export const ProfilePictureChanged = event('ProfilePictureChanged', 1, {
  category: 'person',
  description: 'A person chose another picture, or took theirs away.',
  about: 'personId',
  data: {
    personId,
    /** The name of the file; null: there is none any more. */
    picture: personal(z.string().nullable()),
  },
});

/** A person described their position on their career path, and where they want to go. */
export const CareerPathDeclared = event('CareerPathDeclared', 1, {
  category: 'person',
  description: 'A person said where they stand on their career path, and where they want to go.',
  about: 'personId',
  data: { personId, careerPathStatus, careerGoals: personal(z.string().nullable()) },
});

export const profileEvents = [ProfileChanged, ProfilePictureChanged, CareerPathDeclared] as const;
export type ProfileEvent = EventOf<(typeof profileEvents)[number]>;
export type NewProfileEvent = NewEventOf<(typeof profileEvents)[number]>;
