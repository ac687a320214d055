import { msg, t, translated } from '../../kernel/text';

/** The parts of a weekly digest, in their order. */
export const DIGEST_SECTIONS = translated({
  waiting: 'Waits for you',
  ahead: 'Ahead',
  happened: 'Happened last week',
  team: 'Your team',
});
export type DigestSection = keyof typeof DIGEST_SECTIONS;

interface DigestItemWords {
  readonly section: DigestSection;
  /** A line that counts it: "2 recognitions to approve". */
  readonly line: string;
  /** Where it is seen in the app. */
  readonly path: string;
}

/** What a digest counts, in its order. Figures alone: neither a name nor a word of anybody is in it. */
export const DIGEST_ITEMS = {
  timeOffToDecide: waiting(
    msg(
      '{count, plural, one {# request for time off to decide on} other {# requests for time off to decide on}}',
    ),
    '/time-off',
  ),
  recognitionsToApprove: waiting(
    msg('{count, plural, one {# recognition to approve} other {# recognitions to approve}}'),
    '/recognition',
  ),
  rewardsToApprove: waiting(
    msg('{count, plural, one {# reward to approve} other {# rewards to approve}}'),
    '/recognition',
  ),
  reviews360ToApprove: waiting(
    msg('{count, plural, one {# 360 review to approve} other {# 360 reviews to approve}}'),
    '/reviews-360',
  ),
  feedback360ToGive: waiting(
    msg('{count, plural, one {# 360 feedback request to answer} other {# 360 feedback requests to answer}}'),
    '/reviews-360',
  ),
  selfAssessmentsToWrite: waiting(
    msg('{count, plural, one {# self-assessment to write} other {# self-assessments to write}}'),
    '/performance-reviews',
  ),
  assessmentsToWrite: waiting(
    msg('{count, plural, one {# performance review to assess} other {# performance reviews to assess}}'),
    '/performance-reviews',
  ),
  painPointsToAnswer: waiting(
    msg('{count, plural, one {# open pain point to answer} other {# open pain points to answer}}'),
    '/pain-points',
  ),
  onboardingsOpen: waiting(
    msg('{count, plural, one {# onboarding to go on with} other {# onboardings to go on with}}'),
    '/onboarding',
  ),
  meetingsAhead: ahead(msg('{count, plural, one {# 1:1 this week} other {# 1:1s this week}}'), '/meetings'),
  skipLevelAhead: ahead(
    msg('{count, plural, one {# skip-level meeting this week} other {# skip-level meetings this week}}'),
    '/meetings',
  ),
  milestonesAhead: ahead(
    msg(
      '{count, plural, one {# career milestone due within two weeks} other {# career milestones due within two weeks}}',
    ),
    '/performance?tab=milestones',
  ),
  timeOffAhead: ahead(
    msg('{count, plural, one {# upcoming time off of yours} other {# upcoming time off requests of yours}}'),
    '/time-off',
  ),
  recognitionsReceived: happened(
    msg('{count, plural, one {# recognition for you} other {# recognitions for you}}'),
    '/recognition',
  ),
  timeOffDecided: happened(
    msg('{count, plural, one {# answer on your time off} other {# answers on your time off}}'),
    '/time-off',
  ),
  painPointsResolved: happened(
    msg('{count, plural, one {# pain point of yours resolved} other {# pain points of yours resolved}}'),
    '/pain-points',
  ),
  milestonesAchieved: happened(
    msg('{count, plural, one {# milestone achieved} other {# milestones achieved}}'),
    '/performance?tab=milestones',
  ),
  reviewsCompleted: happened(
    msg('{count, plural, one {# performance review completed} other {# performance reviews completed}}'),
    '/performance-reviews',
  ),
  teamAway: team(
    msg('{count, plural, one {# person away this week} other {# people away this week}}'),
    '/time-off',
  ),
  teamAnniversaries: team(
    msg('{count, plural, one {# work anniversary this week} other {# work anniversaries this week}}'),
    '/team',
  ),
  teamMilestonesDue: team(
    msg('{count, plural, one {# career milestone due this week} other {# career milestones due this week}}'),
    '/performance?tab=milestones',
  ),
} as const satisfies Readonly<Record<string, DigestItemWords>>;

export type DigestItem = keyof typeof DIGEST_ITEMS;
export const DIGEST_ITEM_NAMES = Object.keys(DIGEST_ITEMS) as [DigestItem, ...DigestItem[]];

/** From when on, on Monday and on the clocks of the person's time zone, the digest comes. */
export const DIGEST_FROM = '08:00';

/** One line of a digest as it reads: "2 recognitions to approve". */
export function digestLine(item: DigestItem, count: number): string {
  return t(DIGEST_ITEMS[item].line, { count });
}

function waiting(line: string, path: string): DigestItemWords {
  return { section: 'waiting', line, path };
}
function ahead(line: string, path: string): DigestItemWords {
  return { section: 'ahead', line, path };
}
function happened(line: string, path: string): DigestItemWords {
  return { section: 'happened', line, path };
}
function team(line: string, path: string): DigestItemWords {
  return { section: 'team', line, path };
}
