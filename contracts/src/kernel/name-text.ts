import { z } from 'zod';

/**
 * What nobody sees and what makes two names that read alike different, or one read as another (Unicode Technical Report 36): marks, overrides and
 * isolates of direction, soft hyphens, what has no width. Joiners (U+200C, U+200D) and variation selectors belong to the spelling of Persian,
 * of Indian languages and of emoji, and stay.
 */
const HIDDEN = /(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** Something that is seen: not joiners, spaces and accents alone. Of an empty text it is said once that it is missing. */
const VISIBLE = /^$|[^\p{C}\p{Z}\p{M}]/u;

/**
 * A name on one line: of a person, a position, a department. What is hidden in it is left out, as spaces around it are, since it comes with
 * what is pasted from elsewhere.
 * @param missing said when nothing is left of it
 * @param tooLong said when it has more than 100 characters
 */
export function nameText(missing: string, tooLong: string) {
  return z
    .string(missing)
    .overwrite((text) => text.replace(HIDDEN, ''))
    .trim()
    .min(1, missing)
    .max(100, tooLong)
    .regex(VISIBLE, missing);
}
