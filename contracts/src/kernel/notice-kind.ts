import type { Role } from './roles';
import { t } from './text';

/** What the words of a notice are made from. */
export interface NoticeWords<Fact extends string> {
  /** The other person it is about; "Someone" when there is none or their name is not known. */
  readonly name: string;
  /** The facts of the notice by name; empty text for one that was left out. */
  readonly facts: Readonly<Record<Fact, string>>;
  /** Writes an instant as a day and a time, in the reader's own time zone. */
  readonly time: (instant: string) => string;
}

/** One kind of thing people are told of: where it is in Settings, how it reads, and what is on until a person chooses. */
export interface NoticeKind<Fact extends string = string> {
  /** The heading it is under in Settings. */
  readonly group: string;
  /** Its name in Settings, and the subject of its e-mail. */
  readonly label: string;
  /** The names of its facts. */
  readonly factNames: readonly Fact[];
  /** The whole notice as one sentence. */
  readonly sentence: (words: NoticeWords<Fact>) => string;
  /** What the sentence sums up, where it does: on the screen of the notifications and in the e-mail. */
  readonly details?: (words: NoticeWords<Fact>) => readonly NoticeDetails[];
  /** Where people are told of it unless they chose otherwise. */
  readonly defaults: NoticeChoice;
  /** The roles of those who can be told of it: it is not offered to others in Settings. */
  readonly reaches: readonly Role[];
}

/** A part of what a notice sums up. */
export interface NoticeDetails {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly path: string }[];
}

/** Auditors read the log and take part in nothing. */
const WHO_TAKE_PART: readonly Role[] = ['employee', 'manager', 'leader', 'admin'];

/** In the app, by e-mail, both or not at all. */
export interface NoticeChoice {
  readonly app: boolean;
  readonly email: boolean;
}

/**
 * Declares a kind of notice.
 * @param factNames the facts its sentence is made from; the fold that tells people of it must give exactly these
 */
export function noticeKind<const Fact extends string>(
  factNames: readonly Fact[],
  kind: Omit<NoticeKind<Fact>, 'factNames' | 'reaches'> & Partial<Pick<NoticeKind<Fact>, 'reaches'>>,
): NoticeKind<Fact> {
  const { label, group } = kind;
  return {
    factNames,
    reaches: WHO_TAKE_PART,
    ...kind,
    // In the language of the reader.
    get label() {
      return t(label);
    },
    get group() {
      return t(group);
    },
  };
}
