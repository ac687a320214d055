import { translated } from '@annals/contracts/kernel/text';
import insightsDark from './pictures/insights-dark.webp';
import insightsLight from './pictures/insights-light.webp';
import overviewDark from './pictures/overview-dark.webp';
import overviewLight from './pictures/overview-light.webp';
import recognitionDark from './pictures/recognition-dark.webp';
import recognitionLight from './pictures/recognition-light.webp';
import reviewsDark from './pictures/reviews-360-dark.webp';
import reviewsLight from './pictures/reviews-360-light.webp';
import meetingsDark from './pictures/meetings-dark.webp';
import meetingsLight from './pictures/meetings-light.webp';
import wellbeingDark from './pictures/wellbeing-dark.webp';
import wellbeingLight from './pictures/wellbeing-light.webp';
import type { Pictured } from './Picture';

/** The four feature cards, each with its drawing. */
export const FEATURES = translated({
  team: {
    title: 'Team Management',
    text: 'Who reports to whom, and what each 1:1 agreed. Everyone sees exactly their own part of the organization.',
  },
  insight: {
    title: 'AI-Powered Insights',
    text: 'ALEX points out what deserves a look, and names the figures and the events every insight rests on.',
  },
  pulse: {
    title: 'Wellbeing Tracking',
    text: 'Short pulse checks without names, and team averages only where nobody can be singled out.',
  },
  trend: {
    title: 'Performance Analytics',
    text: 'Reviews, goals and growth over time, with the table behind every chart.',
  },
});

/** The three highlights of the demo section. */
export const HIGHLIGHTS = translated({
  automation: {
    title: 'Smart Automation',
    text: 'Reminders come once, even when a date moves, and a signal of strain reaches the manager while there is time.',
  },
  visibility: {
    title: 'Complete Visibility',
    text: 'Every record tells in plain sentences who did what, when and why, with the value before and after.',
  },
  results: {
    title: 'Measurable Results',
    text: 'Agreed action items have an owner and a date, and stay on the table until they are done.',
  },
});

/** The six showcase cards. */
export const SHOWCASE = translated({
  dashboard: {
    title: 'Manager Dashboard',
    text: 'What is next, what was agreed, how the team is doing, and what deserves a look.',
  },
  pulse: {
    title: 'Pulse Check System',
    text: 'A minute a week for every employee; averages from three people on for their manager.',
  },
  reviews: {
    title: '360° Review System',
    text: 'Feedback from all sides on six competencies; what peers say is shown only from three of them on.',
  },
  analytics: {
    title: 'Smart Analytics',
    text: 'Statistics a person can check: each insight shows the events it rests on.',
  },
  meetings: {
    title: 'Meeting Management',
    text: 'Schedule, agenda, notes, action items and outcome of every 1:1, live for both.',
  },
  recognition: {
    title: 'Recognition & Rewards',
    text: 'Thanks that colleagues see, with points approved by someone who took no part.',
  },
});

/** The screen each showcase card is about. */
export const SHOWN: readonly { of: keyof typeof SHOWCASE; picture: Pictured }[] = [
  { of: 'dashboard', picture: { light: overviewLight, dark: overviewDark } },
  { of: 'pulse', picture: { light: wellbeingLight, dark: wellbeingDark } },
  { of: 'reviews', picture: { light: reviewsLight, dark: reviewsDark } },
  { of: 'analytics', picture: { light: insightsLight, dark: insightsDark } },
  { of: 'meetings', picture: { light: meetingsLight, dark: meetingsDark } },
  { of: 'recognition', picture: { light: recognitionLight, dark: recognitionDark } },
];
