import type { ReportPainPoint } from '@annals/contracts/features/pain-points/commands';

type Told = Pick<
  ReportPainPoint,
  'title' | 'description' | 'category' | 'priority' | 'impactLevel' | 'frequency' | 'suggestedSolution'
> & { readonly solved: string };

/** What gets in the way of work in the demo company, and how it was solved where it was. */
export const PAIN_POINTS: readonly [Told, ...Told[]] = [
  {
    title: 'Three status rounds about the same project',
    description:
      'Every Monday the same facts are told three times in different rounds. It costs most of the morning.',
    category: 'process',
    priority: 'medium',
    impactLevel: 6,
    frequency: 'weekly',
    suggestedSolution: 'One written round, and one call for what is disputed.',
    solved: 'Two of the rounds were dropped; the third is written.',
  },
  {
    title: 'Test environment is down most mornings',
    description:
      'The nightly refresh of the test environment fails, and somebody has to restart it by hand before anyone can work.',
    category: 'tools',
    priority: 'high',
    impactLevel: 8,
    frequency: 'daily',
    suggestedSolution: 'Alert when the refresh fails, and keep the last good state until then.',
    solved: 'The refresh now keeps the last good state and tells the platform team when it fails.',
  },
  {
    title: 'Decisions from the steering group arrive late',
    description: 'We learn by accident that priorities have changed, sometimes a week after it was decided.',
    category: 'communication',
    priority: 'medium',
    impactLevel: 6,
    frequency: 'monthly',
    suggestedSolution: undefined,
    solved: 'Decisions are now posted the same day, with the reason.',
  },
  {
    title: 'On-call twice in one month',
    description:
      'Since two colleagues changed teams the rota comes round twice a month. There is no rest between the weeks.',
    category: 'workload',
    priority: 'high',
    impactLevel: 9,
    frequency: 'monthly',
    suggestedSolution: 'Share the rota with the neighbouring team until the positions are filled.',
    solved: 'The rota is shared with the neighbouring team until both positions are filled.',
  },
  {
    title: 'No quiet place for customer calls',
    description:
      'Customer calls are held in the open office. It disturbs everyone, and customers hear the others.',
    category: 'environment',
    priority: 'low',
    impactLevel: 4,
    frequency: 'daily',
    suggestedSolution: 'Two more booths on the second floor.',
    solved: 'Two booths were set up beside the kitchen.',
  },
  {
    title: 'No introduction to the new planning tool',
    description:
      'The tool was switched on without any training. Everyone uses it differently and the plans contradict one another.',
    category: 'training',
    priority: 'medium',
    impactLevel: 5,
    frequency: 'weekly',
    suggestedSolution: 'An hour of introduction for each team, and one page of conventions.',
    solved: 'Each team got an introduction; the conventions are on one page.',
  },
  {
    title: 'Licences run out in the middle of the quarter',
    description:
      'There are fewer licences than people who need them, so we wait for one another to sign out.',
    category: 'resources',
    priority: 'low',
    impactLevel: 4,
    frequency: 'occasionally',
    suggestedSolution: undefined,
    solved: 'Ten more licences were bought.',
  },
  {
    title: 'Goals change after they were agreed',
    description: 'Goals we agreed in the quarterly talk are replaced a few weeks later without another talk.',
    category: 'management',
    priority: 'medium',
    impactLevel: 7,
    frequency: 'occasionally',
    suggestedSolution: 'Change goals only in the monthly talk, with the reason.',
    solved: 'Goals are changed in the monthly 1:1 only, and the reason is noted there.',
  },
  {
    title: 'Weekend work before every release',
    description:
      'The last steps of each release fall on a Saturday, and the time is rarely taken off afterwards.',
    category: 'workload',
    priority: 'high',
    impactLevel: 8,
    frequency: 'monthly',
    suggestedSolution: 'Move the release to Wednesday.',
    solved: 'Releases are on Wednesdays now.',
  },
];

export const REOPENINGS = [
  'It worked for two weeks; now it is as before.',
  'It got better for one team only.',
] as const;
