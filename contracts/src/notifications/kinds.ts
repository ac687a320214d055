import { z } from 'zod';
import { digestNoticeKinds } from '../digests/notices';
import { meetingNoticeKinds } from '../meetings/notices';
import { messageNoticeKinds } from '../messages/notices';
import { painPointNoticeKinds } from '../pain-points/notices';
import { recognitionNoticeKinds } from '../recognition/notices';
import { wellbeingNoticeKinds } from '../wellbeing/notices';
import { rewardNoticeKinds } from '../rewards/notices';
import { onboardingNoticeKinds } from '../onboarding/notices';
import { skipLevelNoticeKinds } from '../skip-level/notices';
import { careerNoticeKinds } from '../career/notices';
import { timelineNoticeKinds } from '../performance/notices';
import { performanceReviewNoticeKinds } from '../performance-reviews/notices';
import { review360NoticeKinds } from '../reviews-360/notices';
import { peopleNoticeKinds } from '../people/notices';
import { timeOffNoticeKinds } from '../time-off/notices';
import { celebrationNoticeKinds } from '../celebrations/notices';
import { cohortNoticeKinds } from '../cohorts/notices';
import { auditNoticeKinds } from '../audit/notices';
import { privacyNoticeKinds } from '../privacy/notices';
import type { Role } from '../roles';
import type { NoticeDetails, NoticeKind, NoticeWords } from './notice-kind';

/** Every kind of thing people are told of, in the order of Settings. A new feature adds its line here. */
export const noticeKinds = {
  ...digestNoticeKinds,
  ...messageNoticeKinds,
  ...meetingNoticeKinds,
  ...painPointNoticeKinds,
  ...wellbeingNoticeKinds,
  ...skipLevelNoticeKinds,
  ...onboardingNoticeKinds,
  ...performanceReviewNoticeKinds,
  ...review360NoticeKinds,
  ...peopleNoticeKinds,
  ...timelineNoticeKinds,
  ...careerNoticeKinds,
  ...timeOffNoticeKinds,
  ...recognitionNoticeKinds,
  ...rewardNoticeKinds,
  ...cohortNoticeKinds,
  ...celebrationNoticeKinds,
  ...auditNoticeKinds,
  ...privacyNoticeKinds,
};

export type NoticeKindName = keyof typeof noticeKinds;
export type FactNameOf<Kind extends NoticeKindName> =
  (typeof noticeKinds)[Kind] extends NoticeKind<infer Fact> ? Fact : never;

/** The names of the kinds, as the read model keeps them. */
export const NOTICE_KIND_NAMES = Object.keys(noticeKinds) as NoticeKindName[];
export const noticeKindName = z.enum(NOTICE_KIND_NAMES);

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
  return (noticeKinds[told.kind] as NoticeKind).sentence(wordsOf(told, time));
}

/** What a notice sums up, for the kinds that do. @param time as for `sentenceOf` */
export function detailsOf(told: Told, time: (instant: string) => string): readonly NoticeDetails[] {
  return (noticeKinds[told.kind] as NoticeKind).details?.(wordsOf(told, time)) ?? [];
}

function wordsOf({ kind, facts, otherName }: Told, time: (instant: string) => string): NoticeWords<string> {
  const { factNames } = noticeKinds[kind] as NoticeKind;
  return {
    name: otherName ?? 'Someone',
    facts: Object.fromEntries(factNames.map((name) => [name, facts[name] ?? ''])),
    time: (instant) => (instant === '' ? '' : time(instant)),
  };
}
