export interface Card {
  readonly title: string;
  readonly text: string;
}

/** The four feature cards. */
export const FEATURES: readonly (Card & { drawing: 'team' | 'insight' | 'pulse' | 'trend' })[] = [
  {
    title: 'Team Management',
    text: 'Who reports to whom, and what each 1:1 agreed. Everyone sees exactly their own part of the organization.',
    drawing: 'team',
  },
  {
    title: 'AI-Powered Insights',
    text: 'ALEX points out what deserves a look, and names the figures and the events every insight rests on.',
    drawing: 'insight',
  },
  {
    title: 'Wellbeing Tracking',
    text: 'Short pulse checks without names, and team averages only where nobody can be singled out.',
    drawing: 'pulse',
  },
  {
    title: 'Performance Analytics',
    text: 'Reviews, goals and growth over time, with the table behind every chart.',
    drawing: 'trend',
  },
];

/** The three highlights of the demo section. */
export const HIGHLIGHTS = [
  {
    title: 'Smart Automation',
    text: 'Reminders come once, even when a date moves, and a signal of strain reaches the manager while there is time.',
  },
  {
    title: 'Complete Visibility',
    text: 'Every record tells in plain sentences who did what, when and why, with the value before and after.',
  },
  {
    title: 'Measurable Results',
    text: 'Agreed action items have an owner and a date, and stay on the table until they are done.',
  },
] as const;

/** The six showcase cards. */
export const SHOWCASE: readonly Card[] = [
  {
    title: 'Manager Dashboard',
    text: 'What is next, what was agreed, how the team is doing, and what deserves a look.',
  },
  {
    title: 'Pulse Check System',
    text: 'A minute a week for every employee; averages from three people on for their manager.',
  },
  {
    title: '360° Review System',
    text: 'Feedback from all sides on six competencies; what peers say is shown only from three of them on.',
  },
  {
    title: 'Smart Analytics',
    text: 'Statistics a person can check: each insight shows the events it rests on.',
  },
  {
    title: 'Meeting Management',
    text: 'Schedule, agenda, notes, action items and outcome of every 1:1, live for both.',
  },
  {
    title: 'Recognition & Rewards',
    text: 'Thanks that colleagues see, with points approved by someone who took no part.',
  },
];

/** The lines of the drawn history: what a real one looks like. */
export const SAMPLE_HISTORY = [
  { time: '09:02', sentence: 'Mara scheduled the 1:1 with Jonas for Thursday.' },
  { time: '09:40', sentence: 'Jonas put “Growth plan” on the agenda.' },
  { time: '11:15', sentence: 'Mara moved the meeting to Friday: travel.' },
  { time: '16:30', sentence: 'They agreed that Jonas drafts the plan by June 12.' },
] as const;
