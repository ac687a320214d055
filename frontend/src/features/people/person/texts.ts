/** The words of a person's page. */
export const texts = {
  back: 'Org Chart',
  loading: 'Loading this person...',
  failed: 'This person could not be loaded',
  notFoundTitle: 'This person was not found',
  notFoundSentence: 'The link may be old or incomplete.',
  reportsTo: 'Reports to',
  nobodyAbove: 'At the top of the organization',
  left: 'No longer works here',
  until: (day: string) => `Last day ${day}`,
  since: (day: string) => `Here since ${day}`,
  schedule: 'Schedule 1:1',
  administer: 'Administer',
  reportsTitle: 'Direct reports',
  reportsLoading: 'Loading reports...',
  reportsFailed: 'The reports could not be loaded',
  restricted: 'What is between this person and those who lead them is not shown here.',
} as const;
