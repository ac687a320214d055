import type { Finding } from '@annals/backend/features/insights/rule';
import { ageingPainPoints } from '@annals/backend/features/insights/rules/ageing-pain-points';
import { fallingWellbeing } from '@annals/backend/features/insights/rules/falling-wellbeing';
import { meetingOverload } from '@annals/backend/features/insights/rules/meeting-overload';
import { overdueReviewsRule } from '@annals/backend/features/insights/rules/overdue-reviews';
import { stalledOnboarding } from '@annals/backend/features/insights/rules/stalled-onboarding';
import { stressWithoutMeetingsRule } from '@annals/backend/features/insights/rules/stress-without-meetings';
import { unpreparedSkipLevel } from '@annals/backend/features/insights/rules/unprepared-skip-level';
import { unrecognisedAchievementsRule } from '@annals/backend/features/insights/rules/unrecognised-achievements';
import { unusedTimeOff } from '@annals/backend/features/insights/rules/unused-time-off';
import { DEFAULT_THRESHOLDS, type RuleName } from '@annals/contracts/features/insights/rules';
import { onboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import { painPointId } from '@annals/contracts/features/pain-points/ids';
import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { skipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { timelineEntryId } from '@annals/contracts/features/performance/ids';
import { weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import type { Chance } from './chance';

export const NOW = new Date('2026-11-18T12:00:00.000Z');
const MONDAY = '2026-11-16';
const DAY_MS = 86_400_000;
const someone = personId.parse('018f0000-0000-7000-8000-000000000001');
const other = personId.parse('018f0000-0000-7000-8000-000000000002');
const ID = '018f0000-0000-7000-8000-000000000003';
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

/**
 * One rule with what it says of a person for whom a situation was planted, or was not. What is planted is told apart by how it came
 * about (a mean that falls, a week that was doubled), never by the rule's own arithmetic; what is not planted has the same noise.
 */
export interface Situation {
  readonly rule: RuleName;
  readonly says: (planted: boolean, chance: Chance) => Finding | null;
}

/** Ages of records: planted ones are two days and more beyond the threshold, the others are on their way and get handled in time. */
const age = (planted: boolean, threshold: number, chance: Chance) =>
  planted ? threshold + 1 + chance.upTo(40) : chance.upTo(threshold - 0.5);

/** Weeks with answers of a team of five to nine, or of one person: each answer scatters by a point and a half around where people stand. */
function weeks(chance: Chance, stands: (week: number) => number, people: number, share = 0.8) {
  return Array.from({ length: 8 }, (_, index) => {
    const answers = Array.from({ length: people }).filter(() => chance.upTo(1) < share).length;
    const average = Math.min(
      10,
      Math.max(1, stands(index) + chance.normal() * (0.7 / Math.sqrt(Math.max(1, answers)))),
    );
    const stress = Math.min(
      10,
      Math.max(1, stands(index) + chance.normal() * (1.5 / Math.sqrt(Math.max(1, answers)))),
    );
    return { week: weeksBefore(MONDAY, 8 - index), average, stress, checkIns: answers };
  }).filter(({ checkIns }) => checkIns >= Math.min(3, people));
}

const team = (chance: Chance) => 5 + Math.floor(chance.upTo(5));

export const SITUATIONS: readonly Situation[] = [
  {
    rule: 'meeting-overload',
    says: (planted, chance) => {
      const usual = 3 + Math.floor(chance.upTo(6));
      // 1:1s come round: most weeks are the usual one, some have one or two more or fewer.
      const week = () => Math.max(0, usual + Math.round(chance.normal()));
      const counts = [...Array.from({ length: 12 }, week), week(), Math.floor(week() / 2)];
      if (planted) counts[12] = Math.round(usual * 2 + 3 + chance.upTo(4));
      return meetingOverload.judge(
        counts.map((meetings, index) => ({ week: weeksBefore(MONDAY, 12 - index), meetings, held: [] })),
        DEFAULT_THRESHOLDS['meeting-overload'],
        NOW,
        someone,
      );
    },
  },
  {
    rule: 'falling-wellbeing',
    says: (planted, chance) => {
      const start = 6 + chance.upTo(2.5);
      const fall = planted ? 2 + chance.upTo(2) : 0;
      const about = chance.upTo(1) < 0.8 ? ('team' as const) : ('self' as const);
      // One's own answers are as many as one gives; a person scatters less around themself than people around each other.
      const answers = about === 'team' ? team(chance) : 1;
      return fallingWellbeing.judge(
        {
          about,
          weeks: weeks(
            chance,
            (week) => start - ((about === 'self' ? 1.6 : 1) * fall * week) / 7,
            answers,
            about === 'self' ? 1 : 0.8,
          ),
        },
        DEFAULT_THRESHOLDS['falling-wellbeing'],
        NOW,
        someone,
      );
    },
  },
  {
    rule: 'stress-without-meetings',
    says: (planted, chance) => {
      // What is not planted is a team at ease without 1:1s, or a stressed one whose manager does meet everybody.
      const stressed = planted || chance.upTo(1) < 0.5;
      const stands = stressed ? 2.5 + chance.upTo(1.3) : 6.3 + chance.upTo(2.5);
      const met = planted || !stressed ? 25 + chance.upTo(40) : chance.upTo(19);
      return stressWithoutMeetingsRule.judge(
        {
          about: 'team',
          weeks: weeks(chance, () => stands, team(chance)),
          without: [{ employeeId: other, lastMetAt: ago(met), lastMeetingId: null }],
        },
        DEFAULT_THRESHOLDS['stress-without-meetings'],
        NOW,
        someone,
      );
    },
  },
  {
    rule: 'overdue-reviews',
    says: (planted, chance) => {
      // Most are due in the weeks to come.
      const days = planted ? 4 + chance.upTo(40) : chance.upTo(30) - 28;
      return overdueReviewsRule.judge(
        [
          {
            id: performanceReviewId.parse(ID),
            recipientId: someone,
            employeeId: other,
            dueDate: ago(days).slice(0, 10),
            daysOverdue: Math.floor(days),
            status: 'self_assessed',
          },
        ],
        DEFAULT_THRESHOLDS['overdue-reviews'],
        NOW,
        someone,
      );
    },
  },
  {
    rule: 'unrecognised-achievements',
    says: (planted, chance) =>
      unrecognisedAchievementsRule.judge(
        [
          {
            id: timelineEntryId.parse(ID),
            recipientId: someone,
            employeeId: other,
            impact: 'high',
            createdAt: ago(planted ? 15 + chance.upTo(44) : chance.upTo(13.5)),
          },
        ],
        DEFAULT_THRESHOLDS['unrecognised-achievements'],
        NOW,
        someone,
      ),
  },
  {
    rule: 'ageing-pain-points',
    says: (planted, chance) =>
      ageingPainPoints.judge(
        [{ id: painPointId.parse(ID), recipientId: someone, createdAt: ago(age(planted, 14, chance)) }],
        DEFAULT_THRESHOLDS['ageing-pain-points'],
        NOW,
        someone,
      ),
  },
  {
    rule: 'unused-time-off',
    says: (planted, chance) =>
      unusedTimeOff.judge(
        {
          year: 2026,
          remaining: planted ? 8 + Math.floor(chance.upTo(8)) : Math.floor(chance.upTo(7.9)),
          carriedOver: 5,
          pending: 0,
          booked: [],
        },
        DEFAULT_THRESHOLDS['unused-time-off'],
        NOW,
        someone,
      ),
  },
  {
    rule: 'stalled-onboarding',
    says: (planted, chance) =>
      stalledOnboarding.judge(
        [
          {
            id: onboardingWorkflowId.parse(ID),
            recipientId: someone,
            employeeId: other,
            movedAt: ago(age(planted, 10, chance)),
            completionPercentage: 20 * Math.floor(chance.upTo(5)),
          },
        ],
        DEFAULT_THRESHOLDS['stalled-onboarding'],
        NOW,
        someone,
      ),
  },
  {
    rule: 'unprepared-skip-level',
    says: (planted, chance) =>
      unpreparedSkipLevel.judge(
        [
          {
            id: skipLevelMeetingId.parse(ID),
            recipientId: someone,
            employeeId: other,
            scheduledAt: ago(planted ? -0.1 - chance.upTo(2.8) : -3.1 - chance.upTo(30)),
          },
        ],
        DEFAULT_THRESHOLDS['unprepared-skip-level'],
        NOW,
        someone,
      ),
  },
];
