import type { ReadModelName } from '@annals/contracts/kernel/feature';
import { eventDefinitions } from '@annals/contracts/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { fold, handledIn, type Rows } from '@annals/projections/engine/fold';
import type { KeyedRow, Projection } from '@annals/projections/engine/projection';
import { projections } from '@annals/projections/features';

/**
 * The read models whose rows follow from the stream of one record (and, for people, from the few that name them): what a replay folds.
 * The first is the record itself. Sums over many records, such as a team's weeks, are not among them.
 */
const OF_RECORD: Readonly<Record<string, readonly ReadModelName[]>> = {
  person: ['people', 'planned_changes'],
  account: ['accounts'],
  import: ['imports'],
  meeting: ['meetings'],
  wellbeingCheckIn: ['wellbeing_checkins'],
  pulseAnnouncement: ['pulse_announcements'],
  painPoint: ['pain_points'],
  onboarding: ['onboarding_workflows'],
  onboardingTemplate: ['onboarding_templates'],
  insight: ['ai_insights'],
  insightRule: ['insight_rules'],
  languageModel: ['language_model'],
  wording: ['wordings'],
  inbox: ['inboxes'],
  performanceReview: ['performance_reviews'],
  review360: ['review_360', 'review_360_feedback'],
  timelineEntry: ['performance_timeline'],
  careerMilestone: ['career_milestones'],
  skipLevelMeeting: ['skip_level_meetings', 'skip_level_notifications'],
  timeOff: ['time_off_requests'],
  timeOffPolicy: ['time_off_policies'],
  recognition: ['recognitions'],
  recognitionCategory: ['recognition_categories'],
  pointsAccount: ['employee_points', 'point_transactions', 'redemptions'],
  rewardTier: ['reward_tiers'],
  reward: ['rewards'],
  organizationalMilestone: ['organizational_milestones'],
  leadershipCohort: ['leadership_cohorts', 'cohort_participants'],
  celebrations: ['celebrations'],
  savedSearch: ['saved_searches'],
  auditSample: ['audit_samples'],
  erasure: ['erasures'],
  privilegedAct: ['privileged_acts'],
  subjectAccess: ['subject_accesses'],
};

/** What a replay folds: a read model, or a record that has none by its values as they were last stated. */
export interface Replayed {
  readonly name: string;
  readonly fold: (rows: Rows, events: readonly RecordedEvent[]) => void;
}

const ofProjection = (projection: Projection): Replayed => ({
  name: projection.name,
  fold: (rows, events) => {
    const poison = fold(projection, rows, handledIn(projection, events));
    if (poison) throw poison.error;
  },
});

/** The values of a record without a read model, each as it was last stated. */
const lastStated: Replayed = {
  name: 'last_stated',
  fold: (rows, events) => {
    for (const { stream, data } of events) {
      const before: KeyedRow | null = rows.get(stream) ?? null;
      rows.set(stream, { ...before, ...(data as object), id: stream });
    }
  },
};

/** What a replay of a record of this category folds; the first is the record itself. */
export function replayedOf(category: string): readonly Replayed[] {
  const names = OF_RECORD[category];
  if (!names) return [lastStated];
  return projections.filter(({ name }) => names.includes(name)).map(ofProjection);
}

/** The types of events of other records that a person's row follows from as well. */
export const TYPES_NAMING_PERSON: readonly string[] = eventDefinitions
  .filter(
    ({ type, category }) =>
      category !== 'person' && projections.find(({ name }) => name === 'people')?.handles.has(type),
  )
  .map(({ type }) => type);
