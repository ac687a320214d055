import { z } from 'zod';

/** Ids are generated unique strings (UUIDs); branding keeps a meeting's id from being used as a person's. */
export const personId = z.uuid().brand<'PersonId'>();
export type PersonId = z.infer<typeof personId>;

export const plannedChangeId = z.uuid().brand<'PlannedChangeId'>();
export type PlannedChangeId = z.infer<typeof plannedChangeId>;

export const meetingId = z.uuid().brand<'MeetingId'>();
export type MeetingId = z.infer<typeof meetingId>;

export const performanceReviewId = z.uuid().brand<'PerformanceReviewId'>();
export type PerformanceReviewId = z.infer<typeof performanceReviewId>;

export const timelineEntryId = z.uuid().brand<'TimelineEntryId'>();
export type TimelineEntryId = z.infer<typeof timelineEntryId>;

export const careerMilestoneId = z.uuid().brand<'CareerMilestoneId'>();
export type CareerMilestoneId = z.infer<typeof careerMilestoneId>;

export const skipLevelMeetingId = z.uuid().brand<'SkipLevelMeetingId'>();
export type SkipLevelMeetingId = z.infer<typeof skipLevelMeetingId>;
export const checkInId = z.uuid().brand<'CheckInId'>();
export type CheckInId = z.infer<typeof checkInId>;

export const managerAlertId = z.uuid().brand<'ManagerAlertId'>();
export type ManagerAlertId = z.infer<typeof managerAlertId>;

export const pulseAnnouncementId = z.uuid().brand<'PulseAnnouncementId'>();
export type PulseAnnouncementId = z.infer<typeof pulseAnnouncementId>;

export const painPointId = z.uuid().brand<'PainPointId'>();
export type PainPointId = z.infer<typeof painPointId>;

export const wordingId = z.uuid().brand<'WordingId'>();
export type WordingId = z.infer<typeof wordingId>;

export const insightId = z.uuid().brand<'InsightId'>();
export type InsightId = z.infer<typeof insightId>;
export const onboardingWorkflowId = z.uuid().brand<'OnboardingWorkflowId'>();
export type OnboardingWorkflowId = z.infer<typeof onboardingWorkflowId>;
export const onboardingTemplateId = z.uuid().brand<'OnboardingTemplateId'>();
export type OnboardingTemplateId = z.infer<typeof onboardingTemplateId>;
export const review360Id = z.uuid().brand<'Review360Id'>();
export type Review360Id = z.infer<typeof review360Id>;

export const feedback360Id = z.uuid().brand<'Feedback360Id'>();
export type Feedback360Id = z.infer<typeof feedback360Id>;

export const importId = z.uuid().brand<'ImportId'>();
export type ImportId = z.infer<typeof importId>;

export const timeOffRequestId = z.uuid().brand<'TimeOffRequestId'>();
export type TimeOffRequestId = z.infer<typeof timeOffRequestId>;

export const calendarFeedId = z.uuid().brand<'CalendarFeedId'>();
export type CalendarFeedId = z.infer<typeof calendarFeedId>;
export const recognitionId = z.uuid().brand<'RecognitionId'>();
export type RecognitionId = z.infer<typeof recognitionId>;
export const recognitionCategoryId = z.uuid().brand<'RecognitionCategoryId'>();
export type RecognitionCategoryId = z.infer<typeof recognitionCategoryId>;
export const rewardTierId = z.uuid().brand<'RewardTierId'>();
export type RewardTierId = z.infer<typeof rewardTierId>;
export const rewardId = z.uuid().brand<'RewardId'>();
export type RewardId = z.infer<typeof rewardId>;
export const redemptionId = z.uuid().brand<'RedemptionId'>();
export type RedemptionId = z.infer<typeof redemptionId>;
export const organizationalMilestoneId = z.uuid().brand<'OrganizationalMilestoneId'>();
export type OrganizationalMilestoneId = z.infer<typeof organizationalMilestoneId>;

export const cohortId = z.uuid().brand<'CohortId'>();
export type CohortId = z.infer<typeof cohortId>;

/** Somebody's place in a cohort. */
export const cohortParticipantId = z.uuid().brand<'CohortParticipantId'>();
export type CohortParticipantId = z.infer<typeof cohortParticipantId>;

export const learningModuleId = z.uuid().brand<'LearningModuleId'>();
export type LearningModuleId = z.infer<typeof learningModuleId>;

export const sensitiveViewId = z.uuid().brand<'SensitiveViewId'>();
export type SensitiveViewId = z.infer<typeof sensitiveViewId>;
export const savedSearchId = z.uuid().brand<'SavedSearchId'>();
export type SavedSearchId = z.infer<typeof savedSearchId>;
export const auditSampleId = z.uuid().brand<'AuditSampleId'>();
export type AuditSampleId = z.infer<typeof auditSampleId>;
/** A request that takes two administrators. */
export const privilegedActId = z.uuid().brand<'PrivilegedActId'>();
export type PrivilegedActId = z.infer<typeof privilegedActId>;
export const legalHoldId = z.uuid().brand<'LegalHoldId'>();
export type LegalHoldId = z.infer<typeof legalHoldId>;
/** A checkpoint of the log, or a change of the key it is signed with. */
export const sealId = z.uuid().brand<'SealId'>();
export type SealId = z.infer<typeof sealId>;

/** There is one for each installation. */
export const sealingId = z.uuid().brand<'SealingId'>();
export type SealingId = z.infer<typeof sealingId>;

/** Something that a verification found wrong with the log. */
export const logAlarmId = z.uuid().brand<'LogAlarmId'>();
export type LogAlarmId = z.infer<typeof logAlarmId>;

/** A bundle of evidence. */
export const evidenceExportId = z.uuid().brand<'EvidenceExportId'>();
export type EvidenceExportId = z.infer<typeof evidenceExportId>;

/** The `Idempotency-Key` header: one id per intention of a person, kept over retries. */
export const commandId = z.uuid().brand<'CommandId'>();

/** A place in the log, as a decimal string because JSON has no 64-bit integers. */
export const position = z.string().regex(/^\d{1,19}$/, 'A position is a whole number');

export const subjectAccessId = z.uuid().brand<'SubjectAccessId'>();
export type SubjectAccessId = z.infer<typeof subjectAccessId>;
