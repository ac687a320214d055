import type { ColorName, IconName } from '@annals/contracts/features/recognition/constants';
import { t, translated } from '@annals/contracts/kernel/text';

/** The words that all catalogues of recognition share. */
export const catalogueTexts = translated({
  edit: 'Edit',
  named: (what: string, name: string) => t('{what} {name}', { what, name }),
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
});

export const ICON_LABELS: Readonly<Record<IconName, string>> = translated({
  award: 'Award',
  star: 'Star',
  trophy: 'Trophy',
  heart: 'Heart',
  zap: 'Zap',
  users: 'Users',
  trending_up: 'Trending up',
  target: 'Target',
});

export const COLOR_LABELS: Readonly<Record<ColorName, string>> = translated({
  blue: 'Blue',
  yellow: 'Yellow',
  green: 'Green',
  red: 'Red',
  magenta: 'Magenta',
  grey: 'Grey',
});

/** The words for choosing people in a form of a catalogue. */
export const peopleTexts = translated({
  chosen: (count: number) =>
    count === 0 ? t('Everybody') : t('{count, plural, one {# chosen} other {# chosen}}', { count }),
});

export const categoryTexts = translated({
  title: 'Recognition Categories',
  loading: 'Loading categories...',
  failed: 'The categories could not be loaded',
  empty: 'No categories yet',
  add: 'Add category',
  editTitle: 'Edit category',
  points: 'Point value',
  pointsHelp: 'What a recognition is worth from now on; what was awarded keeps its points.',
  retire: 'Retire',
  retireTitle: (name: string) => t('Retire “{name}”?', { name }),
  retireSentence: 'Nobody can nominate in it any more. What was awarded stays. It cannot be taken back.',
});

export const tierTexts = translated({
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
  retireTitle: (name: string) => t('Retire “{name}”?', { name }),
  retireSentence: 'Nobody can reach it any more; people who have reached it keep it. This cannot be undone.',
});

export const offerTexts = translated({
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
  retireTitle: (name: string) => t('Withdraw “{name}”?', { name }),
  retireSentence: 'Nobody can redeem it any more; what was redeemed stays. It cannot be taken back.',
});

export const milestoneTexts = translated({
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
  giveUpTitle: 'Give this milestone up?',
  giveUpSentence: (title: string) => t('“{title}”: everybody reads why. It cannot be taken back.', { title }),
  giveUpReason: 'Reason',
});
