import type { Competency, Remark } from '@annals/contracts/features/reviews-360/constants';

/** What is written in the demo company's 360-degree reviews, by what it is about. */
export const COMMENTS_360: Readonly<Record<Competency, readonly string[]>> = {
  communication: [
    'Says early when something will be late, and what follows from it.',
    'Short, clear notes after every meeting. I rely on them.',
    'Could speak up sooner in larger rounds: the point is usually worth hearing.',
  ],
  leadership: [
    'Takes over when nobody else does, and hands back without fuss.',
    'Makes decisions visible. I would like to hear the reasons more often.',
    'Others follow because the plan is good, not because it is loud.',
  ],
  teamwork: [
    'Always finds half an hour to look at a problem with me.',
    'Shares credit generously.',
    'Keeps a little too much on their own desk before asking.',
  ],
  problemSolving: [
    'Looks for the cause first. That saved us a week in spring.',
    'Brings two options and a recommendation.',
    'Sometimes goes deeper than the problem needs.',
  ],
  adaptability: [
    'The change of priorities in the middle of the month was handled calmly.',
    'Learns new tools fast and writes down how.',
    'Changes of plan cost visible energy; a word of warning helps.',
  ],
  qualityOfWork: [
    'What comes from this desk rarely comes back.',
    'Careful work, also in the parts nobody sees.',
    'Good results; the last polish sometimes takes longer than planned.',
  ],
};

export const REMARKS_360: Readonly<Record<Remark, readonly string[]>> = {
  strengthsHighlight: [
    'Calm when it matters, and reliable every day.',
    'Explains difficult things so that everybody can follow.',
    'Sees what the customer needs behind what the customer says.',
  ],
  areasForImprovement: [
    'Hand work on earlier.',
    'Say no more often, and sooner.',
    'Take part in planning from the first day.',
  ],
  developmentSuggestions: [
    'Lead the next project from start to end.',
    'Hold the workshop with the other department.',
    'A course in moderating difficult conversations.',
  ],
  additionalComments: ['Thank you for the last half year.', 'A pleasure to work with.'],
};

export const REASONS_TO_DECLINE = [
  'We have hardly worked together this quarter.',
  'I joined the team too recently to say anything useful.',
] as const;
