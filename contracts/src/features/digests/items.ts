/** The parts of a weekly digest, in their order. */
export const DIGEST_SECTIONS = {
  waiting: 'Waits for you',
  ahead: 'Ahead',
  happened: 'Happened last week',
  team: 'Your team',
} as const;
export type DigestSection = keyof typeof DIGEST_SECTIONS;

interface DigestItemWords {
  readonly section: DigestSection;
  /** What is counted, when it is one and when it is more. */
  readonly one: string;
  readonly many: string;
  /** Where it is seen in the app. */
  readonly path: string;
}

/** What a digest counts, in its order. Figures alone: neither a name nor a word of anybody is in it. */
export const DIGEST_ITEMS = {
  timeOffToDecide: waiting(
    'request for time off to decide on',
    'requests for time off to decide on',
    '/time-off',
  ),
  recognitionsToApprove: waiting('recognition to approve', 'recognitions to approve', '/recognition'),
  rewardsToApprove: waiting('reward to approve', 'rewards to approve', '/recognition'),
  reviews360ToApprove: waiting('360 review to approve', '360 reviews to approve', '/reviews-360'),
  feedback360ToGive: waiting(
    '360 feedback request to answer',
    '360 feedback requests to answer',
    '/reviews-360',
  ),
  selfAssessmentsToWrite: waiting(
    'self-assessment to write',
    'self-assessments to write',
    '/performance-reviews',
  ),
  assessmentsToWrite: waiting(
    'performance review to assess',
    'performance reviews to assess',
    '/performance-reviews',
  ),
  painPointsToAnswer: waiting('open pain point to answer', 'open pain points to answer', '/pain-points'),
  onboardingsOpen: waiting('onboarding to go on with', 'onboardings to go on with', '/onboarding'),
  meetingsAhead: ahead('1:1 this week', '1:1s this week', '/meetings'),
  skipLevelAhead: ahead('skip-level meeting this week', 'skip-level meetings this week', '/meetings'),
  milestonesAhead: ahead(
    'career milestone due within two weeks',
    'career milestones due within two weeks',
    '/performance?tab=milestones',
  ),
  timeOffAhead: ahead('upcoming time off of yours', 'upcoming time off requests of yours', '/time-off'),
  recognitionsReceived: happened('recognition for you', 'recognitions for you', '/recognition'),
  timeOffDecided: happened('answer on your time off', 'answers on your time off', '/time-off'),
  painPointsResolved: happened(
    'pain point of yours resolved',
    'pain points of yours resolved',
    '/pain-points',
  ),
  milestonesAchieved: happened('milestone achieved', 'milestones achieved', '/performance?tab=milestones'),
  reviewsCompleted: happened(
    'performance review completed',
    'performance reviews completed',
    '/performance-reviews',
  ),
  teamAway: team('person away this week', 'people away this week', '/time-off'),
  teamAnniversaries: team('work anniversary this week', 'work anniversaries this week', '/team'),
  teamMilestonesDue: team(
    'career milestone due this week',
    'career milestones due this week',
    '/performance?tab=milestones',
  ),
} as const satisfies Readonly<Record<string, DigestItemWords>>;

export type DigestItem = keyof typeof DIGEST_ITEMS;
export const DIGEST_ITEM_NAMES = Object.keys(DIGEST_ITEMS) as [DigestItem, ...DigestItem[]];

/** From when on, on Monday and on the clocks of the person's time zone, the digest comes. */
export const DIGEST_FROM = '08:00';

/** One line of a digest as it reads: "2 recognitions to approve". */
export function digestLine(item: DigestItem, count: number): string {
  const { one, many } = DIGEST_ITEMS[item];
  return `${String(count)} ${count === 1 ? one : many}`;
}

function waiting(one: string, many: string, path: string): DigestItemWords {
  return { section: 'waiting', one, many, path };
}
function ahead(one: string, many: string, path: string): DigestItemWords {
  return { section: 'ahead', one, many, path };
}
function happened(one: string, many: string, path: string): DigestItemWords {
  return { section: 'happened', one, many, path };
}
function team(one: string, many: string, path: string): DigestItemWords {
  return { section: 'team', one, many, path };
}
