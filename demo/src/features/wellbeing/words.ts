/** What the people of the demo company write into their pulse checks. Nobody can be told by it. */
export const FEEDBACK = [
  'The calmer release rhythm does me good.',
  'A good week: time to finish things.',
  'Many parallel topics, hard to get into anything.',
  'The team helps each other out, also when it gets tight.',
  'The hand-overs are much better since we write them down.',
  'Tired after the last deadline, but proud of what came out.',
  'I would like to hear more often what our work is for.',
  'Looking forward to the new project.',
] as const;

export const CONCERNS = [
  'Meetings fill the mornings, so focused work moves into the evening.',
  'Priorities changed twice this week.',
  'On-call nights are hard to recover from.',
  'Not sure what happens after the reorganization.',
] as const;

export const SUGGESTIONS = [
  'One morning a week without meetings.',
  'Shorter status rounds, in writing where possible.',
  'Decide on priorities once a fortnight instead of in between.',
  'Let newcomers shadow for a week before they take tickets.',
] as const;
