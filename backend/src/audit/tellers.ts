import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { account } from '../accounts/account';
import { careerMilestone } from '../career/decider';
import { careerTellers } from '../career/history';
import { leadershipCohort } from '../cohorts/decider';
import { cohortTellers } from '../cohorts/history';
import type { Decider } from '../kernel/decider';
import { tellHistory, type Tellers } from '../kernel/history';
import { meeting } from '../meetings/decider';
import { meetingTellers } from '../meetings/history';
import { onboarding } from '../onboarding/decider';
import { onboardingTellers } from '../onboarding/history';
import { onboardingTemplate } from '../onboarding/template';
import { onboardingTemplateTellers } from '../onboarding/template-history';
import { painPoint } from '../pain-points/decider';
import { painPointTellers } from '../pain-points/history';
import { accountTellers, personTellers } from '../people/history';
import { person } from '../people/person';
import { timelineEntry } from '../performance/decider';
import { timelineTellers } from '../performance/history';
import { performanceReview } from '../performance-reviews/decider';
import { performanceReviewTellers } from '../performance-reviews/history';
import { recognition } from '../recognition/decider';
import { recognitionTellers } from '../recognition/history';
import { review360 } from '../reviews-360/decider';
import { review360Tellers } from '../reviews-360/history';
import { skipLevelMeeting } from '../skip-level/decider';
import { skipLevelTellers } from '../skip-level/history';
import { timeOff } from '../time-off/decider';
import { timeOffTellers } from '../time-off/history';
import { managerAlertTellers } from '../wellbeing/alert-history';
import { pulseAnnouncement } from '../wellbeing/announcement';
import { pulseAnnouncementTellers } from '../wellbeing/announcement-history';
import { managerAlert } from '../wellbeing/manager-alert';

type Tell = (events: readonly RecordedEvent[], names: ReadonlyMap<string, string>) => HistoryEntry[];

function told<State, Command extends { type: string }, Event extends RecordedEvent, New extends NewEvent>(
  decider: Decider<State, Command, Event, New>,
  tellers: Tellers<State, Event>,
): [string, Tell] {
  return [decider.category, (events, names) => tellHistory(decider, tellers, events, names).entries];
}

/** The histories of the features, by the category of their streams: told to auditors with every event, whoever sees it elsewhere. */
export const TELLERS: ReadonlyMap<string, Tell> = new Map([
  told(person, personTellers),
  told(account, accountTellers),
  told(meeting, meetingTellers),
  told(painPoint, painPointTellers),
  told(onboarding, onboardingTellers),
  told(onboardingTemplate, onboardingTemplateTellers),
  told(performanceReview, performanceReviewTellers),
  told(review360, review360Tellers),
  told(timelineEntry, timelineTellers),
  told(careerMilestone, careerTellers),
  told(skipLevelMeeting, skipLevelTellers),
  told(timeOff, timeOffTellers),
  told(recognition, recognitionTellers),
  told(leadershipCohort, cohortTellers),
  told(managerAlert, managerAlertTellers),
  told(pulseAnnouncement, pulseAnnouncementTellers),
]);
