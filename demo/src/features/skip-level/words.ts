/** What follows from the skip-level meetings of the demo company. */
export const FOLLOW_UPS = [
  'The team is proud of the last release and worried about the next one: two people carry most of the on-call load. We look at the rota together with the team lead.',
  'Talked about where the department is going this year. The strategy paper is long; a one-page version for the teams would help.',
  'Would like to see more of other teams’ work. We start with a short demonstration every second month.',
  'The hand-over between sales and delivery costs a day every week. I take it into the round of leads.',
  'Career ladder: the steps are clear up to senior, less so afterwards. We come back to it in the next quarter.',
] as const;

/** What a leader keeps for themself. */
export const LEADER_NOTES = [
  'Thoughtful and well prepared. Could lead the migration of the second product.',
  'Careful at first, then very open about the workload. Ask again in spring.',
  'Knows the customers better than anybody. Should be in the next strategy workshop.',
  'Happy in the position; wants depth rather than a team. Make sure the ladder has room for that.',
] as const;

export const FEEDBACK = [
  'Good to be asked, and the question about the on-call rota was taken seriously.',
  'I know now why the priorities changed in spring. Half an hour was a little short.',
  'Friendly and concrete. I would like to do this twice a year.',
  'I was nervous beforehand for no reason. It helped to have the briefing.',
] as const;

export const AGREED = [
  'Write the strategy down on one page for the teams',
  'Invite the team to the next customer visit',
  'Collect three examples of slow hand-overs',
  'Propose a date for the first open demonstration',
  'Share the draft of the career ladder',
] as const;
