import { translated } from '@annals/contracts/kernel/text';

/** What is never in an archive, and why, as its report says it. Every archive says all of it: that something is missing tells nothing. */
export const LEFT_OUT = translated({
  'about others':
    'What is about somebody else, no matter who wrote it: of a record of a colleague only that you took part in it is here.',
  'answers of others':
    'What peers and direct reports answered about you in 360 reviews, whom of them was asked, and who answered. What comes of their answers is here as soon as it is released.',
  'pulse checks of others': 'Pulse checks of the people who report to you: they are theirs.',
  'private notes':
    'Notes that a manager or leader took for themself, what ALEX prepared for them, and entries of the timeline that their author keeps to themself.',
  'not shared yet':
    'What is not shared with you at this moment: a manager’s assessment before the review is completed, a nomination before it is approved.',
  'drafts of a language model':
    'What a language model was sent and answered to the letter: figures without names. What came of it is here.',
  'words of administrators': 'The reasons of administrators for erasures and legal holds.',
  'words of others':
    'In an archive that an administrator asked for, while the person works here: what others wrote, such as the notes and agenda items of their manager. What the person wrote is here; in the archive that they ask for themself all of it is there.',
  'for the person alone':
    'In an archive that an administrator asked for, while the person works here: pulse checks, their part in 360 reviews, messages, and what ALEX found for the person alone. In the archive that they ask for themself all of it is there.',
});
export type LeftOutBecause = keyof typeof LEFT_OUT;
