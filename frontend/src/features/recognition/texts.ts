import { t, translated } from '@annals/contracts/kernel/text';
import type { OrganizationalMilestoneStatus } from '@annals/contracts/features/organizational-milestones/constants';
import type { RecognitionStatus, Visibility } from '@annals/contracts/features/recognition/constants';
import type { RedemptionStatus, TransactionType } from '@annals/contracts/features/rewards/constants';

/** A number of points in words. */
export function points(count: number): string {
  return t('{count, plural, one {# point} other {# points}}', { count });
}

/** The words of the Recognition & Rewards screen. Quoted ones are the specification's. */
export const texts = translated({
  subtitle: 'Celebrate what your colleagues do well, and see what it adds up to',
  nominate: 'Nominate Someone',
  tabs: {
    feed: 'Recognition Feed',
    points: 'My Points',
    leaderboard: 'Leaderboard',
    milestones: 'Milestones',
    categories: 'Categories',
  },
});

export const feedTexts = translated({
  loading: 'Loading recognitions...',
  failed: 'The recognitions could not be loaded',
  emptyTitle: 'No Recognitions Yet',
  emptySentence: 'Be the first to say what a colleague did well.',
  history: 'History',
  historyOf: (title: string) => t('History of “{title}”', { title }),
  from: 'From',
  to: 'To',
  declined: (reason: string) => t('Rejected: {reason}', { reason }),
});

export const VISIBILITY_LABELS: Readonly<Record<Visibility, string>> = translated({
  team: 'Team',
  department: 'Department',
  organization: 'Organization',
});

export const STATUS_LABELS: Readonly<Record<RecognitionStatus, string>> = translated({
  nominated: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Rejected',
});

export const pointsTexts = translated({
  label: 'Your points',
  loading: 'Loading your points...',
  failed: 'Your points could not be loaded',
  current: 'Current Points',
  currentCaption: 'Available to redeem',
  tier: 'Current Tier',
  startingTier: 'Starting tier',
  lifetime: 'Lifetime Points',
  lifetimeCaption: 'Everything you ever earned',
  toNext: (count: number, tier: string) =>
    t('{count, plural, one {# point} other {# points}} to {tier}', { count, tier }),
  atTheTop: 'You reached the highest tier',
});

export const transactionTexts = translated({
  title: 'Recent Transactions',
  loading: 'Loading transactions...',
  failed: 'The transactions could not be loaded',
  emptyTitle: 'No Transactions Yet',
  emptySentence: 'What you earn and what you redeem is listed here, with the balance after it.',
  by: (name: string) => t('by {name}', { name }),
  balance: (count: number) => t('Balance {count}', { count }),
});

export const TRANSACTION_LABELS: Readonly<Record<TransactionType, string>> = translated({
  recognition: 'Recognition',
  milestone: 'Milestone',
  redemption: 'Redeemed',
  refund: 'Given back',
});

export const rewardTexts = translated({
  title: 'Rewards to Redeem',
  loading: 'Loading rewards...',
  failed: 'The rewards could not be loaded',
  emptyTitle: 'No Rewards on Offer',
  emptySentence: 'Your points stay yours until there are some.',
  redeem: 'Redeem',
  redeemNamed: (name: string) => t('Redeem {name}', { name }),
  fromTier: (tier: string) => t('From {tier}', { tier }),
  missing: (count: number) => t('{count, plural, one {# point} other {# points}} missing', { count }),
  needsTier: (tier: string) => t('For {tier} and above', { tier }),
  confirmTitle: (name: string) => t('Redeem “{name}”?', { name }),
  confirmSentence: (count: number) =>
    t(
      '{count, plural, one {# point is reserved now. Your manager or an administrator approves it; if they reject it, you get it back.} other {# points are reserved now. Your manager or an administrator approves it; if they reject it, you get them back.}}',
      { count },
    ),
  confirm: 'Redeem',
  done: 'Reward Requested',
  doneSentence: 'Your points are reserved until it is approved.',
  failedToRedeem: 'Failed to redeem',
});

export const redemptionTexts = translated({
  title: 'Your Rewards',
  loading: 'Loading your rewards...',
  failed: 'Your rewards could not be loaded',
  emptyTitle: 'Nothing Redeemed Yet',
  emptySentence: 'What you ask for is listed here, and what became of it.',
});

export const REDEMPTION_LABELS: Readonly<Record<RedemptionStatus, string>> = translated({
  pending: 'Waiting for approval',
  approved: 'Approved',
  refused: 'Rejected',
});

export const leaderboardTexts = translated({
  title: 'Most Points to Redeem',
  loading: 'Loading the leaderboard...',
  failed: 'The leaderboard could not be loaded',
  emptyTitle: 'Nobody Has Points Yet',
  emptySentence: 'The first approved recognition starts the leaderboard.',
  rank: (rank: number) => t('Rank {rank}', { rank }),
  trophies: ['Gold trophy', 'Silver trophy', 'Bronze trophy'],
});

export const milestoneTexts = translated({
  title: 'Organizational Milestones',
  loading: 'Loading milestones...',
  failed: 'The milestones could not be loaded',
  emptyTitle: 'No Milestones Planned',
  emptySentence: 'What the organization sets out to achieve is listed here.',
  target: 'Target date',
  achieved: 'Achieved',
  reward: 'Reward',
  eligible: 'Eligible',
  everybody: 'Everybody',
  celebration: 'Celebration',
  type: 'Type',
  cancelled: (reason: string) => t('Given up: {reason}', { reason }),
});

export const MILESTONE_LABELS: Readonly<Record<OrganizationalMilestoneStatus, string>> = translated({
  planned: 'Planned',
  in_progress: 'In progress',
  achieved: 'Achieved',
  cancelled: 'Cancelled',
});

export const categoryTexts = translated({
  title: 'Recognition Categories',
  loading: 'Loading categories...',
  failed: 'The categories could not be loaded',
  emptyTitle: 'No Categories Yet',
  emptySentence: 'An administrator defines what people are recognised for.',
  active: 'Active',
  inactive: 'Inactive',
});
