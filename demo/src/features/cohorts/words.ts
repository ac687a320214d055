/** What the demo company's leadership cohorts are called, and what they learn. */
export const RUNNING = {
  name: 'Leading without authority',
  description:
    'For people who lead projects before they lead a team: influence, focus and difficult conversations.',
  modules: [
    ['Knowing how you lead', 'Strengths, energy and blind spots, from the feedback of five colleagues.'],
    ['Conversations that matter', 'Giving feedback, disagreeing, and saying no.'],
    ['Getting things done together', 'Goals a group shares, and meetings people want to come to.'],
    ['Your own project', 'A change you lead to its end, with a coach beside you.'],
  ],
} as const;

export const PAST = {
  name: 'New managers',
  description:
    'The first year of leading a team: 1:1s, goals, reviews, and looking after people and oneself.',
  modules: [
    ['From colleague to manager', 'What changes on the first day, and what does not.'],
    ['1:1s people look forward to', 'Listening, agreeing, following up.'],
    ['Fair reviews', 'Ratings that hold, and words that help.'],
    ['Looking after the team', 'Reading a pulse check, and acting on it.'],
    ['Hiring and letting go', 'The two hardest decisions, prepared.'],
  ],
} as const;

export const PLANNED = {
  name: 'Coaching for leaders',
  description: 'Asking instead of telling: coaching in everyday conversations.',
  modules: [
    ['What coaching is', 'And what it is not.'],
    ['Questions that open', 'Practice in groups of three.'],
    ['Coaching across a team', 'From one conversation to a habit.'],
  ],
} as const;

export interface CohortWords {
  readonly name: string;
  readonly description: string;
  readonly modules: readonly (readonly [title: string, description: string])[];
}
