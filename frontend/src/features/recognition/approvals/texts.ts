import { points } from '../texts';

export const approvalTexts = {
  nominations: 'Nominations Waiting for Your Approval',
  redemptions: 'Rewards Waiting for Your Approval',
  failedNominations: 'The nominations that wait could not be loaded',
  failedRedemptions: 'The rewards that wait could not be loaded',
  approve: 'Approve',
  reject: 'Reject',
  named: (what: string, title: string) => `${what} “${title}”`,
  wants: (reward: string, count: number) => `would like “${reward}” for ${points(count)}`,
  failed: 'The action failed',
} as const;

export const nominationTexts = {
  approved: 'Recognition Approved',
  approvedSentence: (name: string, count: number) => `${name} is credited ${points(count)}.`,
  declined: 'Nomination Rejected',
  declinedSentence: 'The person who nominated sees the reason.',
} as const;

export const rejectNominationTexts = {
  title: (name: string) => `Reject the nomination of ${name}?`,
  sentence: 'The person who nominated sees the reason. The nominee is not told.',
  confirm: 'Reject',
  words: 'Reason',
} as const;

export const redemptionDecisionTexts = {
  approved: 'Reward Approved',
  approvedSentence: (name: string) => `${name} is told.`,
  refused: 'Reward Rejected',
  refusedSentence: (name: string, count: number) => `${name} has the ${points(count)} back.`,
} as const;

export const rejectRewardTexts = {
  title: (reward: string, name: string) => `Reject “${reward}” for ${name}?`,
  sentence: 'The points go back to the person who asked, and they see the reason.',
  confirm: 'Reject',
  words: 'Reason',
} as const;
