import type { OnboardingTemplateBody } from '@annals/contracts/features/onboarding/commands';
import { STANDARD_ONBOARDING } from '@annals/contracts/features/onboarding/constants';

const LEARN = 'https://learn.annals.example';

/** The templates of the demo company: one for all, and two for the departments that hire most. */
export const TEMPLATES: readonly OnboardingTemplateBody[] = [
  {
    name: STANDARD_ONBOARDING.name,
    description: 'For everybody without a template of their own department.',
    department: null,
    videoUrl: `${LEARN}/welcome`,
    playbookUrl: `${LEARN}/playbook`,
    roleSpecificTasks: [...STANDARD_ONBOARDING.roleSpecificTasks],
    customTasks: ['Read the code of conduct', 'Choose your benefits'],
  },
  {
    name: 'Engineering onboarding',
    description: 'From the first day to the first change in production.',
    department: 'Engineering',
    videoUrl: `${LEARN}/engineering`,
    playbookUrl: `${LEARN}/engineering/playbook`,
    roleSpecificTasks: [
      { role: 'employee', title: 'Pair with everyone in the team' },
      { role: 'employee', title: 'Ship a first small change' },
      { role: 'manager', title: 'Hold a first 1:1 with everyone who reports to you' },
      { role: 'manager', title: 'Go through the open incidents' },
      { role: 'leader', title: 'Meet every manager who reports to you' },
    ],
    customTasks: ['Set up the development environment', 'Read the guide to on-call duty'],
  },
  {
    name: 'Customer Success onboarding',
    description: 'Knowing the product by heart before the first call.',
    department: 'Customer Success',
    videoUrl: `${LEARN}/customers`,
    playbookUrl: `${LEARN}/customers/playbook`,
    roleSpecificTasks: [
      { role: 'employee', title: 'Listen in on five calls' },
      { role: 'employee', title: 'Answer ten tickets with a colleague' },
      { role: 'manager', title: 'Hold a first 1:1 with everyone who reports to you' },
      { role: 'leader', title: 'Meet the ten largest customers' },
    ],
    customTasks: ['Read the style guide for answers'],
  },
];

export const NOTES: readonly [string, ...string[]] = [
  'Settles in quickly and asks good questions.',
  'Wants to take on something of their own early. Find a small project.',
  'Knows the tools already; spend the time on people instead.',
  'A little quiet in the rounds. Ask them first next time.',
];

export const FEEDBACK: readonly [string, ...string[]] = [
  'My buddy made all the difference in the first week.',
  'Everything was set up on the first day. The playbook could be shorter.',
  'I would have liked to meet the neighbouring teams earlier.',
  'Clear goals from the start. Thank you for that.',
];

export const PAUSED_BECAUSE: readonly [string, ...string[]] = [
  'Parental leave until next month.',
  'Waiting for the work permit.',
];
