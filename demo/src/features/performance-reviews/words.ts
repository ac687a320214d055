/** What is written in the demo company's performance reviews. */
export const GOALS = [
  'Bring the migration to its end without an outage',
  'Mentor one colleague through their first project',
  'Cut the time to answer customers by a third',
  'Run the planning workshop alone',
  'Write down how the on-call rota works',
  'Learn enough of the data platform to review changes to it',
  'Close the books two days earlier',
  'Hold a talk at the department meeting',
] as const;

export const ACHIEVEMENTS = [
  'Two services moved without anyone noticing',
  'The new colleague ran their first release alone',
  'Customers wait eleven hours instead of nineteen',
  'Three workshops held, with better marks than last year',
  'The hand-over document is used by two other teams',
  'Found the cause of the slow reports',
] as const;

export const SELF_ASSESSMENTS = [
  'I am proud of how the migration went, and of how calmly we handled the one bad night. I took on too much in the second month and should have said so earlier.',
  'The mentoring gave me more than I expected. My own project moved slower for it, which I would accept again.',
  'A good quarter. I finished what we agreed and found time to help the support team. I would like to lead something next.',
  'I met two of the three goals. The third depended on another team and I waited too long before asking for help.',
  'I have settled in well and know whom to ask. Next I want to be the one who is asked.',
] as const;

export const MANAGER_FEEDBACK = [
  'Reliable, calm and generous with knowledge. The results speak for themselves; the next step is to lead a project from its first day.',
  'Strong work with visible effect for customers. Say earlier when the plate is full: nobody holds it against you.',
  'Learned fast and is asked for advice already. More routine in planning will make the good work visible to others.',
  'Met the goals that mattered most. Together we will make the third one smaller and start it sooner.',
  'Exceptional quarter. The workshop has become the way we plan.',
] as const;

export const AREAS = [
  'Delegate earlier',
  'Ask for help before the deadline',
  'Write shorter updates',
  'Plan time for review of others’ work',
  'Speak up in larger meetings',
] as const;
