import { z } from 'zod';
import { pageQuery, query } from '../kernel/route';

/** What happens by itself and is told to operations, by kind. How somebody is (pulses, and what ALEX found for whom) is nobody's business here and is not among it. */
export const AUTOMATIC_KINDS = {
  reminder: {
    label: 'Reminders',
    types: [
      'MeetingReminderSent',
      'SkipLevelReminderSent',
      'PerformanceReviewReminderSent',
      'Review360ReminderSent',
      'Review360ApprovalReminderSent',
      'OnboardingReminderSent',
      'CareerMilestoneReminderSent',
      'TimeOffReminderSent',
      'RecognitionReminderSent',
      'RedemptionReminderSent',
    ],
  },
  celebration: { label: 'Celebrations', types: ['WorkAnniversaryCelebrated', 'TierCelebrated'] },
  digest: { label: 'Weekly digests', types: ['WeeklyDigestPrepared'] },
  email: { label: 'E-mails', types: ['NotificationEmailSent', 'NotificationEmailFailed'] },
  points: { label: 'Points', types: ['PointsCredited', 'TierReached', 'MilestoneRewardsCredited'] },
  handover: {
    label: 'Handed over',
    types: [
      'MeetingHandedOver',
      'PerformanceReviewReassigned',
      'PainPointReassigned',
      'CareerMilestoneHandedOver',
      'SkipLevelMeetingManagerChanged',
      'Review360HandedOver',
      'OnboardingHandedOver',
      'TimeOffHandedOver',
      'RecognitionHandedOver',
      'RedemptionHandedOver',
    ],
  },
  briefing: { label: 'Briefings', types: ['BriefingPrepared'] },
} as const satisfies Readonly<Record<string, { label: string; types: readonly string[] }>>;

export type AutomaticKind = keyof typeof AUTOMATIC_KINDS;
export const AUTOMATIC_KIND_NAMES = Object.keys(AUTOMATIC_KINDS) as [AutomaticKind, ...AutomaticKind[]];

/** One thing that happened by itself, and why. */
export const automaticAct = z.object({
  /** The id of its event, and its place in the log. */
  id: z.string(),
  position: z.string(),
  kind: z.enum(AUTOMATIC_KIND_NAMES),
  type: z.string(),
  occurredAt: z.string(),
  /** Whom it is about; null for nobody, or nobody known. */
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  /** The part of the system that acted. */
  actorId: z.string(),
  /** The policy that followed from an event; null where the calendar was the cause, and in events from before that was written down. */
  policy: z.string().nullable(),
  /** The event it followed from, when it followed from one. */
  cause: z
    .object({ id: z.string(), type: z.string(), position: z.string(), occurredAt: z.string() })
    .nullable(),
  /** The job that did it, and the try that succeeded, from 1. */
  job: z.string().nullable(),
  attempt: z.number().nullable(),
  /** The day, the instant or the week it was due for. */
  due: z.string().nullable(),
});
export type AutomaticAct = z.infer<typeof automaticAct>;

export const automaticActRoutes = {
  list: query('GET /api/operations/automatic-acts', {
    summary: 'What happened by itself, newest first: what, when, for whom, because of what, at which try',
    may: 'operations:see',
    query: pageQuery.extend({
      kind: z.enum(AUTOMATIC_KIND_NAMES).optional(),
      /** Words of the name or the address of whom it is about. */
      person: z.string().max(100).optional(),
    }),
    answer: z.array(automaticAct),
    paged: true,
    reads: ['event_index', 'people'],
  }),
};
