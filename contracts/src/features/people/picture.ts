import { z } from 'zod';
import { personId, type PersonId } from '../../kernel/ids';
import { command, query } from '../../kernel/route';
import { t } from '../../kernel/text';

/** The largest file that is taken for a picture, in bytes. */
export const PICTURE_BYTES = 5 * 1024 * 1024;
/** The types of files that are taken, as browsers name them. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Pixels of a side, as it is kept: sharp where pictures are shown largest. */
export const PICTURE_SIDE = 256;
/** What is said of a file that is larger. */
export function pictureTooLarge(): string {
  return t('This file is larger than {most} MB. Please choose a smaller one.', {
    most: PICTURE_BYTES / 1024 / 1024,
  });
}

const BASE64_BYTES = Math.ceil(PICTURE_BYTES / 3) * 4;

/** The name of a stored picture: the command that brought it, and the beginning of the hash of what is kept. */
export const pictureId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9a-f]{32}$/);
export type PictureId = z.infer<typeof pictureId>;

/** Where the picture of a person is to be had. Another picture has another address. */
export function pictureAddress(person: PersonId, picture: PictureId): string {
  return `/api/people/${person}/pictures/${picture}`;
}

/** The picture at such an address; undefined for another one, such as a data URL of former times. */
export function pictureAt(person: PersonId, address: string | null): PictureId | undefined {
  const before = pictureAddress(person, '');
  return address?.startsWith(before) ? pictureId.safeParse(address.slice(before.length)).data : undefined;
}

/** The body of `PATCH /api/account/picture`. */
export const changePicture = z.strictObject({
  /** The file in base64; null takes the picture away. */
  picture: z.string().max(BASE64_BYTES, { error: pictureTooLarge }).nullable(),
});

export const pictureRoutes = {
  change: command('PATCH /api/account/picture', {
    summary:
      'Change the caller’s own picture: a PNG, JPEG or WebP file in base64, of which a small square in the middle is kept, or null for none',
    may: 'signed-in',
    body: changePicture,
    bodyLimit: BASE64_BYTES + 1024,
    changes: ['Session', 'People'],
  }),
  one: query('GET /api/people/:personId/pictures/:pictureId', {
    summary: 'The picture of a person, at the address that their row names',
    may: 'signed-in',
    params: z.strictObject({ personId, pictureId }),
    media: 'image/webp',
    answer: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    reads: ['people'],
  }),
};
