import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { meetingNotices } from '../meetings/notices';
import { painPointNotices } from '../pain-points/notices';
import { onboardingNotices } from '../onboarding/notices';
import { skipLevelNotices } from '../skip-level/notices';
import { peopleNotices } from '../people/notices';
import { recognitionNotices } from '../recognition/notices';
import { wellbeingNotices } from '../wellbeing/notices';
import { rewardNotices } from '../rewards/notices';
import { messageNotices } from '../messages/notices';
import { careerNotices } from '../career/notices';
import { timelineNotices } from '../performance/notices';
import { performanceReviewNotices } from '../performance-reviews/notices';
import { review360Notices } from '../reviews-360/notices';
import { timeOffNotices } from '../time-off/notices';
import { digestNotices } from '../digests/notices';
import { celebrationNotices } from '../celebrations/notices';
import { cohortNotices } from '../cohorts/notices';
import { auditNotices } from '../audit/notices';
import { privacyNotices } from '../privacy/notices';
import { noticeSource, type Notice, type NoticeSource } from './notice';

/** Who is told of what, by feature. A new feature adds its line here; one whose events are in logs already raises the read model's version too. */
const sources: readonly NoticeSource[] = [
  noticeSource(meetingNotices),
  noticeSource(painPointNotices),
  noticeSource(wellbeingNotices),
  noticeSource(skipLevelNotices),
  noticeSource(onboardingNotices),
  noticeSource(messageNotices),
  noticeSource(performanceReviewNotices),
  noticeSource(review360Notices),
  noticeSource(peopleNotices),
  noticeSource(timelineNotices),
  noticeSource(careerNotices),
  noticeSource(timeOffNotices),
  noticeSource(recognitionNotices),
  noticeSource(rewardNotices),
  noticeSource(cohortNotices),
  noticeSource(celebrationNotices),
  noticeSource(digestNotices),
  noticeSource(auditNotices),
  noticeSource(privacyNotices),
];

/** The types of the events somebody is told of. */
export const noticedEventTypes: readonly string[] = [
  ...new Set(sources.flatMap((source) => [...source.keys()])),
];

/** Whom an event tells of what: each person once, and nobody of what they did themself. */
export function noticesOf(event: RecordedEvent): readonly Notice[] {
  const told = new Map<string, Notice>();
  for (const source of sources)
    for (const notice of source.get(event.type)?.(event) ?? [])
      if (notice.personId !== event.metadata.actorId && !told.has(notice.personId))
        told.set(notice.personId, notice);
  return [...told.values()];
}

/** The id of what one person is told of an event. */
export function notificationId(event: RecordedEvent, { personId }: Notice): string {
  return `${event.id}:${personId}`;
}
