import type { DescribeCategory } from '@annals/contracts/features/recognition/commands';

interface DemoCategory extends DescribeCategory {
  /** What people were recognised for: a title and a description. */
  readonly said: readonly [readonly [string, string], ...(readonly [string, string])[]];
}

/** The categories of the demo company, with what was said in each. */
export const CATEGORIES: readonly [DemoCategory, ...DemoCategory[]] = [
  {
    name: 'Team Player',
    description: 'Helps others succeed, and shares what they know.',
    iconName: 'users',
    color: 'green',
    pointValue: 15,
    said: [
      [
        'Stepped in without being asked',
        'Took over two shifts when half the team was ill, and handed over so well that nobody noticed.',
      ],
      [
        'Made room for others',
        'Asked the quiet ones in every round. Three of our best ideas this month came out of that.',
      ],
      [
        'Shared the whole playbook',
        'Wrote down how the month-end works, so that it is not one person’s secret any more.',
      ],
    ],
  },
  {
    name: 'Customer Hero',
    description: 'Goes further than expected for a customer.',
    iconName: 'heart',
    color: 'red',
    pointValue: 25,
    said: [
      [
        'Stayed on the line',
        'Spent the evening with a customer until their data was back, and called again the next morning.',
      ],
      [
        'Turned a complaint around',
        'Listened first, promised little and kept all of it. The customer renewed for two years.',
      ],
      [
        'Explained it in their words',
        'The customer said it was the first time somebody had explained the invoice so that it made sense.',
      ],
    ],
  },
  {
    name: 'Innovation',
    description: 'Finds a better way, and makes it work.',
    iconName: 'zap',
    color: 'yellow',
    pointValue: 30,
    said: [
      ['Halved the waiting time', 'Put the two checks into one step. What took a week takes three days now.'],
      [
        'A small script with a large effect',
        'Nobody has to copy figures between the two sheets any more, and the figures agree.',
      ],
      [
        'Tried it on one team first',
        'Measured before and after, and told us honestly which half of the idea did not work.',
      ],
    ],
  },
  {
    name: 'Above and Beyond',
    description: 'Does more than the role asks for when it counts.',
    iconName: 'star',
    color: 'magenta',
    pointValue: 40,
    said: [
      [
        'Calm in the outage',
        'Kept everyone informed every twenty minutes, and wrote down what we learned the same day.',
      ],
      [
        'Saved the release',
        'Found the mistake the evening before, and a way to mend it that everybody could check.',
      ],
    ],
  },
  {
    name: 'Mentor',
    description: 'Helps a colleague grow.',
    iconName: 'trending_up',
    color: 'blue',
    pointValue: 20,
    said: [
      [
        'A good first month',
        'Sat with our new colleague every morning. After four weeks they ran their first project alone.',
      ],
      [
        'Patient with every question',
        'Explained the model three times in three ways, until it was clear to all of us.',
      ],
    ],
  },
  {
    name: 'Goal Getter',
    description: 'Reaches what was agreed, and on time.',
    iconName: 'target',
    color: 'grey',
    pointValue: 10,
    said: [
      [
        'Done before the date',
        'The audit papers were complete a week early, and nothing had to be sent back.',
      ],
      [
        'Kept the plan honest',
        'Said early what would slip and what would not. So we could choose, and the rest was on time.',
      ],
    ],
  },
];

/** A category that is not used any more. */
export const RETIRED_CATEGORY: DescribeCategory = {
  name: 'Office Hero',
  description: 'Kept the office running. Part of Team Player since.',
  iconName: 'award',
  color: 'grey',
  pointValue: 10,
};

export const DECLINES: readonly [string, ...string[]] = [
  'This was part of the handover we had agreed. Please say what went beyond it.',
  'The same work was recognised last month.',
  'I would like to talk about it with both of you first.',
];

export const REFUSALS: readonly [string, ...string[]] = [
  'The budget for this quarter is used up. Please ask again next month.',
  'Half days are not possible during the migration. Please ask again after it.',
];
