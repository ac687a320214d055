/** The words that all catalogues of recognition share. */
export const catalogueTexts = {
  edit: 'Edit',
  named: (what: string, name: string) => `${what} ${name}`,
  inUse: 'Active',
  retired: 'Inactive',
  name: 'Name',
  title: 'Title',
  description: 'Description',
  icon: 'Icon',
  color: 'Colour',
  cancel: 'Cancel',
  submit: 'Save',
  submitting: 'Saving...',
  done: 'Saved',
  failed: 'That could not be saved',
} as const;

/** The words for choosing people in a form of a catalogue. */
export const peopleTexts = {
  chosen: (count: number) => (count === 0 ? 'Everybody' : `${String(count)} chosen`),
} as const;

export const categoryTexts = {
  title: 'Recognition Categories',
  loading: 'Loading categories...',
  failed: 'The categories could not be loaded',
  empty: 'No categories yet',
  add: 'Add category',
  editTitle: 'Edit category',
  points: 'Point value',
  pointsHelp: 'What a recognition is worth from now on; what was awarded keeps its points.',
  retire: 'Retire',
  retireTitle: (name: string) => `Retire “${name}”?`,
  retireSentence: 'Nobody can nominate in it any more. What was awarded stays. It cannot be taken back.',
} as const;

export const tierTexts = {
  title: 'Reward Tiers',
  loading: 'Loading tiers...',
  failed: 'The tiers could not be loaded',
  empty: 'No tiers yet',
  add: 'Add tier',
  editTitle: 'Edit tier',
  required: 'Required points',
  requiredHelp: 'Of a lifetime: spending points does not cost anybody their tier.',
  benefits: 'Benefits',
  benefitsHelp: 'One a line',
  retire: 'Retire',
  retireTitle: (name: string) => `Retire “${name}”?`,
  retireSentence: 'Nobody can reach it any more; people who have reached it keep it. This cannot be undone.',
} as const;

export const offerTexts = {
  title: 'Rewards',
  loading: 'Loading rewards...',
  failed: 'The rewards could not be loaded',
  empty: 'No rewards yet',
  add: 'Add reward',
  editTitle: 'Edit reward',
  price: 'Points',
  tier: 'From tier',
  everybody: 'Everybody',
  retire: 'Withdraw',
  retireTitle: (name: string) => `Withdraw “${name}”?`,
  retireSentence: 'Nobody can redeem it any more; what was redeemed stays. It cannot be taken back.',
} as const;

export const milestoneTexts = {
  title: 'Organizational Milestones',
  loading: 'Loading milestones...',
  failed: 'The milestones could not be loaded',
  empty: 'No milestones yet',
  add: 'Plan milestone',
  editTitle: 'Edit milestone',
  type: 'Type',
  target: 'Target date',
  celebration: 'Celebration plan',
  points: 'Points for each',
  pointsHelp: 'Credited when it is achieved to everyone eligible who works here that day.',
  eligible: 'Eligible employees',
  eligibleHelp: 'Whom it rewards. Choose nobody, and it rewards everybody.',
  start: 'Start',
  achieve: 'Achieved',
  achieveTitle: 'Was it achieved?',
  achieveSentence: 'Everyone eligible is credited its points. It cannot be taken back.',
  achievedDate: 'Achieved on',
  giveUp: 'Give up',
  giveUpTexts: {
    title: 'Give this milestone up?',
    sentence: 'Everybody reads why. It cannot be taken back.',
    confirm: 'Give up',
    words: 'Reason',
  },
} as const;
