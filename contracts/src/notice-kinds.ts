import { FEATURES } from './features';
import type { Feature, NoticeKindName } from './kernel/feature';
import type { NoticeDetails, NoticeKind, NoticeWords } from './kernel/notice-kind';
import type { Role } from './kernel/roles';
import { t } from './kernel/text';

/** Every kind of thing people are told of, in the order of Settings. */
export const noticeKinds = Object.fromEntries(
  Object.values<Feature>(FEATURES).flatMap(({ notices = {} }) => Object.entries(notices)),
) as Readonly<Record<NoticeKindName, NoticeKind>>;

/** The names of the kinds, as the read model keeps them. */
export const NOTICE_KIND_NAMES = Object.keys(noticeKinds) as NoticeKindName[];

/** The kinds of which somebody with this role can be told, in the order of Settings. */
export function noticeKindsReaching(role: Role): readonly NoticeKindName[] {
  return NOTICE_KIND_NAMES.filter((kind) => noticeKinds[kind].reaches.includes(role));
}

/** What a sentence is made from, as the read model keeps it. */
interface Told {
  readonly kind: NoticeKindName;
  readonly facts: Readonly<Record<string, string | null>>;
  readonly otherName: string | null;
}

/**
 * A notice as one sentence: the same words on the screen and in the e-mail.
 * @param time writes an instant in the reader's own time zone
 */
export function sentenceOf(told: Told, time: (instant: string) => string): string {
  // Which facts a kind has is checked where people are told of it; here they are read by their names.
  return noticeKinds[told.kind].sentence(wordsOf(told, time));
}

/** What a notice sums up, for the kinds that do. @param time as for `sentenceOf` */
export function detailsOf(told: Told, time: (instant: string) => string): readonly NoticeDetails[] {
  return noticeKinds[told.kind].details?.(wordsOf(told, time)) ?? [];
}

function wordsOf({ kind, facts, otherName }: Told, time: (instant: string) => string): NoticeWords<string> {
  const { factNames } = noticeKinds[kind];
  return {
    name: otherName ?? t('Someone'),
    facts: Object.fromEntries(factNames.map((name) => [name, facts[name] ?? ''])),
    time: (instant) => (instant === '' ? '' : time(instant)),
  };
}
