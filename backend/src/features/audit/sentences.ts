import type { SealEvent } from '@annals/contracts/features/audit/seal-events';
import { tamperingSentence } from '@annals/contracts/features/audit/seal-views';
import type { ErasureEvent } from '@annals/contracts/features/privacy/erasure-events';
import type { SampleEvent, SearchEvent } from '@annals/contracts/features/audit/search-events';
import { categoryOf } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { SensitiveEvent } from '@annals/contracts/features/audit/sensitive-events';
import type { CalendarFeedEvent } from '@annals/contracts/features/calendar-feeds/events';
import type { CelebrationEvent } from '@annals/contracts/features/celebrations/events';
import type { DigestEvent } from '@annals/contracts/features/digests/events';
import type { ImportEvent } from '@annals/contracts/features/imports/events';
import type { InsightEvent } from '@annals/contracts/features/insights/events';
import type { InsightRuleEvent } from '@annals/contracts/features/insights/rule-events';
import { ruleLabel } from '@annals/contracts/features/insights/rules';
import { readable } from '@annals/contracts/kernel/erased';
import type { PrivilegedActKind } from '@annals/contracts/features/privileged-acts/constants';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { MessageEvent } from '@annals/contracts/features/messages/events';
import type { NotificationEmailEvent } from '@annals/contracts/features/notifications/email-events';
import type { NotificationEvent } from '@annals/contracts/features/notifications/events';
import type { InboxEvent } from '@annals/contracts/features/notifications/inbox-events';
import type { OrganizationalMilestoneEvent } from '@annals/contracts/features/organizational-milestones/events';
import type { OrganizationEvent } from '@annals/contracts/features/people/organization-events';
import type { ProfileEvent } from '@annals/contracts/features/people/profile-events';
import type { PrivilegedActEvent } from '@annals/contracts/features/privileged-acts/events';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import type { RecognitionCategoryEvent } from '@annals/contracts/features/recognition/category-events';
import type { RewardEvent, RewardTierEvent } from '@annals/contracts/features/rewards/catalogue-events';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import type { TimeOffPolicyEvent } from '@annals/contracts/features/time-off/policy-events';
import type { WellbeingEvent } from '@annals/contracts/features/wellbeing/events';

type NameOf = (id: string) => string;

/** What follows the actor's name, by type of event; what changed is found by folding the record before and after. */
type Sentences<Event extends RecordedEvent> = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, nameOf: NameOf) => string;
};

const people: Sentences<ProfileEvent | OrganizationEvent> = {
  OrganizationChangeBegun: ({ data: { records } }) =>
    `began to write a change of the organization, which concerns ${records.length === 1 ? 'one record' : `${String(records.length)} records`}.`,
  OrganizationChangeSuperseded: () => 'called off a change of the organization that had been interrupted.',
  AccountChangeSuperseded: () => 'called off a change of the account that had been interrupted.',
  ProfileChanged: () => 'changed the profile.',
  ProfilePictureChanged: ({ data }) =>
    data.picture === null ? 'took their picture away.' : 'chose another picture.',
  CareerPathDeclared: () => 'said where they stand on their career path.',
};
const messages: Sentences<MessageEvent> = {
  MessageSent: ({ data }, nameOf) => `wrote a message to ${nameOf(data.recipientId)}.`,
};
const imports: Sentences<ImportEvent> = {
  ImportStarted: ({ data }) => `started to take over a list of ${String(data.rowCount)} people.`,
  ImportProgressed: ({ data }) => `took over ${String(data.processed)} rows of the list.`,
  ImportFinished: () => 'took over the list to its end.',
};
const wellbeing: Sentences<WellbeingEvent> = {
  WellbeingCheckInSubmitted: () => 'answered the pulse check.',
  WellnessPulseAssessed: () => 'worked out, for the person alone, what the pulse check points to.',
};
const insights: Sentences<InsightEvent | InsightRuleEvent> = {
  InsightGenerated: ({ data }, nameOf) => `found “${readable(data.title)}” for ${nameOf(data.targetUserId)}.`,
  InsightRead: () => 'read the insight.',
  InsightActionTaken: () => 'acted on the insight.',
  InsightContested: () => 'called the insight not helpful.',
  InsightExpired: ({ data }) =>
    data.because === 'no-longer-holds'
      ? 'ended the insight, because it no longer holds.'
      : data.because === 'replaced'
        ? 'replaced the insight by a newer one.'
        : 'let the insight run out.',
  InsightThresholdsSet: ({ data }) => `set the thresholds of “${ruleLabel(data.rule)}”.`,
};
const notifications: Sentences<NotificationEvent | InboxEvent | NotificationEmailEvent> = {
  NotificationRead: () => 'read the notification.',
  NotificationDismissed: () => 'dismissed the notification.',
  NotificationsRead: () => 'read all notifications up to a moment.',
  NotificationChoiceSet: ({ data }) =>
    `chose to be told of “${data.kind}” ${data.app ? 'in the app' : 'not in the app'}${data.email ? ' and by e-mail' : ' and not by e-mail'}.`,
  QuietHoursSet: ({ data: { on, from, until, weekends } }) =>
    on
      ? `chose to get no e-mails from ${from} to ${until}${weekends ? ' and at weekends' : ''}.`
      : 'chose to get e-mails at any hour.',
  NotificationEmailStarted: () => 'began to send the e-mail.',
  NotificationEmailSent: () => 'handed the e-mail to the mail server.',
  NotificationEmailFailed: ({ data }) =>
    `could not send the e-mail (${data.code})${data.final ? ' and gave up' : ''}.`,
};
const celebrations: Sentences<CelebrationEvent | DigestEvent> = {
  WeeklyDigestPrepared: ({ data }, nameOf) =>
    `prepared the digest of ${data.week} for ${nameOf(data.employeeId)}.`,
  CelebrationChoiceSet: ({ data: { celebration, on } }) =>
    `chose that ${celebration === 'work_anniversary' ? 'work anniversaries are' : 'tiers reached are'} ${on ? '' : 'not '}celebrated.`,
  WorkAnniversaryCelebrated: ({ data }, nameOf) =>
    `celebrated ${String(data.years)} years of ${nameOf(data.employeeId)}.`,
  TierCelebrated: ({ data }, nameOf) =>
    `told ${nameOf(data.managerId)} that ${nameOf(data.employeeId)} reached the tier “${data.tierName}”.`,
};
const timeOff: Sentences<TimeOffPolicyEvent> = {
  TimeOffPolicySet: ({ data }) => `set the yearly allowances from ${String(data.fromYear)} on.`,
};
const calendarFeeds: Sentences<CalendarFeedEvent> = {
  CalendarFeedOpened: () => 'opened an address for a calendar application.',
  CalendarFeedRevoked: () => 'closed the address for a calendar application.',
};
const recognition: Sentences<RecognitionCategoryEvent> = {
  RecognitionCategoryDefined: ({ data }) => `defined the category “${data.name}”.`,
  RecognitionCategoryRevised: ({ data }) => `revised the category “${data.name}”.`,
  RecognitionCategoryRetired: () => 'retired the category.',
};
const rewards: Sentences<PointsAccountEvent | RewardTierEvent | RewardEvent> = {
  PointsCredited: ({ data }, nameOf) =>
    `credited ${String(data.points)} points to ${nameOf(data.employeeId)}.`,
  PointsRedeemed: ({ data }) => `redeemed ${String(data.points)} points for “${data.rewardName}”.`,
  RedemptionHandedOver: ({ data }, nameOf) =>
    data.approverId === null
      ? `handed the redemption of “${data.rewardName}” over to the administrators.`
      : `handed the redemption of “${data.rewardName}” over to ${nameOf(data.approverId)}.`,
  RedemptionReminderSent: ({ data }, nameOf) =>
    `reminded ${nameOf(data.approverId)} of the redemption of “${data.rewardName}”.`,
  RedemptionApproved: ({ data }) => `approved the redemption of “${data.rewardName}”.`,
  RedemptionRefused: ({ data }) => `refused the redemption of “${data.rewardName}”.`,
  PointsRefunded: ({ data }) => `gave ${String(data.points)} points back for “${data.rewardName}”.`,
  TierReached: ({ data }) => `recorded that the tier “${data.tierName}” was reached.`,
  RewardTierDefined: ({ data }) => `defined the tier “${data.name}”.`,
  RewardTierRevised: ({ data }) => `revised the tier “${data.name}”.`,
  RewardTierRetired: () => 'retired the tier.',
  RewardOffered: ({ data }) => `offered the reward “${data.name}”.`,
  RewardRevised: ({ data }) => `revised the reward “${data.name}”.`,
  RewardWithdrawn: () => 'withdrew the reward.',
};
const milestones: Sentences<OrganizationalMilestoneEvent> = {
  OrganizationalMilestonePlanned: ({ data }) => `planned the milestone “${data.title}”.`,
  OrganizationalMilestoneRevised: ({ data }) => `revised the milestone “${data.title}”.`,
  OrganizationalMilestoneStarted: () => 'started the milestone.',
  MilestoneAchieved: ({ data }) => `recorded that “${data.title}” was achieved.`,
  MilestoneRewardsCredited: ({ data }) => `credited the points of ${String(data.peopleCredited)} people.`,
  OrganizationalMilestoneCancelled: () => 'cancelled the milestone.',
};
const audit: Sentences<SearchEvent | SampleEvent | SensitiveEvent> = {
  SearchSaved: ({ data }) => `saved the search “${readable(data.name)}”.`,
  SearchRenamed: ({ data }) => `renamed the search to “${readable(data.name)}”.`,
  SavedSearchRemoved: () => 'removed the search.',
  SampleDrawn: ({ data }) =>
    `drew ${String(data.eventIds.length)} of ${String(data.population)} events with the seed “${data.seed}”.`,
  SensitiveRecordViewed: ({ data }, nameOf) =>
    `opened sensitive data of ${nameOf(data.personId)} (${recordLabel(categoryOf(data.record))}).`,
};

const seal: Sentences<SealEvent> = {
  LogSealed: ({ data }) => `sealed the log over ${data.size.toLocaleString('en')} events.`,
  SealKeyChanged: ({ data }) =>
    data.isSignedByOldKey
      ? 'changed the key of the seal; the old key has signed the change.'
      : 'changed the key of the seal; the old key was lost.',
  LogTamperingFound: ({ data }) => `raised an alarm. ${tamperingSentence(data)}`,
  LogAlarmAcknowledged: ({ data }) => `took note of the alarm: ${data.reason}`,
  SealingStopped: ({ data }) => `stopped sealing the log. ${data.finding}`,
  SealingResumed: ({ data }) => `resumed sealing the log: ${data.reason}`,
};

const privacy: Sentences<ErasureEvent | SubjectAccessEvent> = {
  ErasureRequested: ({ data }, nameOf) => `asked for the erasure of ${nameOf(data.personId)}.`,
  ErasureApproved: ({ data }, nameOf) => `approved the erasure of ${nameOf(data.personId)}.`,
  ErasureRefused: ({ data }, nameOf) => `refused the erasure of ${nameOf(data.personId)}.`,
  PersonalDataErased: () => 'destroyed the key of the person: their words can be read nowhere any more.',
  LegalHoldPlaced: ({ data }, nameOf) => `placed a legal hold on ${nameOf(data.personId)}.`,
  LegalHoldLifted: ({ data }, nameOf) => `lifted a legal hold on ${nameOf(data.personId)}.`,
  SubjectAccessRequested: ({ data }, nameOf) =>
    data.personId === data.requestedBy
      ? 'asked for an archive of everything about themself.'
      : `asked for an archive of everything about ${nameOf(data.personId)}.`,
  SubjectAccessPrepared: ({ data }) => `made the archive, with ${String(data.events)} events.`,
  SubjectAccessFailed: () => 'could not make the archive.',
  SubjectAccessDownloaded: () => 'downloaded the archive.',
};

const ACT_WORDS: Readonly<Record<PrivilegedActKind, string>> = {
  'grant-role': 'a role',
  'send-link': 'a new link to a password',
  'unlock-account': 'the unlocking of an account',
  'lift-legal-hold': 'the lifting of a legal hold',
};
const privilegedActs: Sentences<PrivilegedActEvent> = {
  PrivilegedActRequested: ({ data }, nameOf) =>
    `requested ${ACT_WORDS[data.act]}${data.role === null ? '' : ` (${ROLE_LABELS[data.role]})`} for ${nameOf(data.subjectId)}.`,
  PrivilegedActApproved: ({ data }, nameOf) =>
    `approved ${ACT_WORDS[data.act]} for ${nameOf(data.subjectId)}, requested by ${nameOf(data.requestedBy)}.`,
  PrivilegedActDeclined: ({ data }, nameOf) =>
    `declined ${ACT_WORDS[data.act]} for ${nameOf(data.subjectId)}, requested by ${nameOf(data.requestedBy)}.`,
  PrivilegedActCompleted: ({ data }) =>
    data.problem === null
      ? 'carried out what was approved.'
      : `could not do what was approved: ${data.problem}`,
};

const SENTENCES = new Map(
  Object.entries({
    ...people,
    ...messages,
    ...imports,
    ...wellbeing,
    ...insights,
    ...notifications,
    ...celebrations,
    ...timeOff,
    ...calendarFeeds,
    ...recognition,
    ...rewards,
    ...milestones,
    ...audit,
    ...seal,
    ...privacy,
    ...privilegedActs,
  }) as unknown as readonly (readonly [string, (event: RecordedEvent, nameOf: NameOf) => string])[],
);

/** What follows the actor's name in the sentence of an event; undefined where a feature's own history tells it. */
export function sentenceOf(event: RecordedEvent, nameOf: NameOf): string | undefined {
  return SENTENCES.get(event.type)?.(event, nameOf);
}
