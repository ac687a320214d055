/** What is on the timelines of the demo company, by kind: title, description, category. */
export const ENTRIES = {
  feedback: [
    ['Calm in the outage', 'Kept everyone informed and the call short. Customers noticed.', 'Communication'],
    ['Workshop ran over time', 'Good content, too much of it. Half the slides next time.', 'Communication'],
    ['Generous with reviews', 'Every change request answered within the day, with reasons.', 'Teamwork'],
    ['Clear hand-over', 'The document answered every question the other team had.', 'Technical'],
    ['Say earlier when it is too much', 'The deadline held, at the price of two late evenings.', 'Workload'],
    ['Asked the question nobody asked', 'It saved us a month in the wrong direction.', 'Leadership'],
    ['Welcomed the new colleague', 'First day, first lunch, first commit: all of it prepared.', 'Teamwork'],
    ['Estimates are getting better', 'The last three were within a day of what it took.', 'Technical'],
    [
      'Let others finish',
      'Two good objections were lost in the last planning. Leave a pause.',
      'Communication',
    ],
    ['Patient with a difficult customer', 'They wrote to me to say so.', 'Customers'],
  ],
  achievement: [
    ['Migration live', 'A week early and without an outage.', 'Technical'],
    ['First release as lead', 'Planned, held together and shipped.', 'Leadership'],
    ['Best customer marks of the year', '4.8 of 5 over the whole month.', 'Customers'],
    ['Talk at the department meeting', 'Thirty people stayed for the questions.', 'Communication'],
    ['Build time halved', 'From eleven minutes to five, and the cache explains itself.', 'Technical'],
    ['Contract renewed', 'Two years, with the team named in the reasons.', 'Customers'],
  ],
  milestone: [
    ['One year in the team', 'And the first to know where everything is written down.', 'Team'],
    ['On call alone', 'The first rota without a second person.', 'Technical'],
    ['First hundred customers', 'Every one of them set up by hand, the last ten in a day.', 'Customers'],
  ],
} as const;

/** Goals, each with what is written when it is reached: title, description, category, what came of it. */
export const GOALS = [
  [
    'Run the planning workshop alone',
    'From the invitation to the minutes, by the end of the quarter.',
    'Leadership',
    'Invited, moderated and written up; the plan stands.',
  ],
  [
    'Know the data platform',
    'Review changes to it without help.',
    'Technical',
    'Reviewed and approved four changes without a second pair of eyes.',
  ],
  [
    'Mentor one colleague',
    'Meet every other week and ship something together.',
    'Leadership',
    'Six meetings, and the report they wrote together is in use.',
  ],
  [
    'Answer customers within a day',
    'Nine of ten, measured over a month.',
    'Customers',
    'Ninety-four of a hundred in the last month.',
  ],
  [
    'Write the onboarding guide',
    'A newcomer finds everything without asking.',
    'Communication',
    'The last newcomer asked two questions, and both are in the guide now.',
  ],
  [
    'Bring the test run under five minutes',
    'Without dropping a test.',
    'Technical',
    'Four minutes forty, and three more tests than before.',
  ],
  [
    'Hold the budget talk',
    'Prepare the figures and defend them.',
    'Leadership',
    'Every figure was questioned, and every figure stood.',
  ],
] as const;

/** Kind, title, goals and expected outcomes of career milestones. */
export const MILESTONES = [
  {
    title: 'Lead a project from its first day',
    goals: ['Write the plan', 'Hold the weekly meeting'],
    expectedOutcomes: ['A project shipped with your name on the plan'],
  },
  {
    title: 'On call alone',
    goals: ['Know the ten most frequent alarms', 'Shadow two rotas'],
    expectedOutcomes: ['One calm week on call'],
  },
  {
    title: 'Speak for the team',
    goals: ['Present at the department meeting', 'Write the monthly update'],
    expectedOutcomes: ['Two presentations held', 'Three updates sent'],
  },
  {
    title: 'Know the customers',
    goals: ['Visit three customers', 'Sit with support for a day'],
    expectedOutcomes: ['A list of what they asked for, and why'],
  },
] as const;

export const EMPLOYEE_NOTES = [
  'Shadowed two rotas; the second one was quiet.',
  'The plan is written and was read by two others.',
  'Slower than I hoped, but I know what is missing now.',
] as const;

export const MANAGER_NOTES = [
  'On a good way. Ask for the customer list from marketing.',
  'The plan is clear. Next: let the others hold you to it.',
  'We made it smaller together; the date stands.',
] as const;
