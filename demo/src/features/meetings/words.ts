/** What the people of the demo company talk about in their 1:1s. */
export const TITLES = [
  'Weekly 1:1',
  'Weekly 1:1',
  'Check-in: priorities',
  'Career conversation',
  'Project retrospective',
  'Goals for the quarter',
  'Workload and focus',
  'Feedback both ways',
] as const;

/** Where 1:1s take place; an empty text is nowhere in particular. */
export const PLACES = [
  'Room Linden, 2nd floor',
  'https://meet.annals.example/one-to-one',
  'The bench in the courtyard',
  '',
] as const;

export const AGENDA = [
  'What went well since last time',
  'Priorities for the next two weeks',
  'Where are you stuck?',
  'Hand-over of the on-call rota',
  'Feedback on the planning workshop',
  'Learning budget and training wishes',
  'How is the new colleague settling in?',
  'Preparing the quarterly review',
] as const;

export const NOTES = [
  'Good progress on the migration; the last two services move next week. Wants more time for code review.',
  'Felt stretched by three parallel projects. Agreed to pause the reporting work until the audit is done.',
  'Proud of the customer workshop. Would like to run the next one alone.',
  'Talked about growing into a lead position; first step is mentoring one colleague this quarter.',
  'The new planning rhythm helps. Stand-ups are still too long, will try a written one on Wednesdays.',
  'Discussed the incident from last week calmly; the write-up is clear and the follow-ups are assigned.',
  'Back from leave and rested. Catching up on mail took a day; nothing urgent was missed.',
  'Wants clearer goals. We wrote down three for the quarter and will look at them every month.',
] as const;

export const ACTION_ITEMS = [
  'Share the draft of the hand-over document',
  'Ask finance about the training budget',
  'Pair with the new colleague on the release',
  'Write down three goals for the quarter',
  'Set up a short meeting with the data team',
  'Propose dates for the customer workshop',
  'Review the on-call rota with the team',
  'Book the presentation course',
] as const;

export const CANCELLATIONS = [
  'One of us is ill; we meet next time.',
  'Clashes with the release.',
  'On leave that day.',
] as const;
