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

const nominations = (count: number) => `${String(count)} ${count === 1 ? 'nomination' : 'nominations'}`;

export const bulkNominationTexts = {
  approve: {
    label: 'Approve selected',
    confirm: 'Approve',
    title: (count: number) => `Approve ${nominations(count)}?`,
    sentence: 'Each of these people is credited the points, and told.',
    done: (count: number) => `${nominations(count)} approved`,
  },
  reject: {
    label: 'Reject selected',
    confirm: 'Reject',
    title: (count: number) => `Reject ${nominations(count)}?`,
    sentence: 'Those who nominated see the reason. The nominees are not told.',
    done: (count: number) => `${nominations(count)} rejected`,
  },
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

const rewards = (count: number) => `${String(count)} ${count === 1 ? 'reward' : 'rewards'}`;

export const bulkRewardTexts = {
  approve: {
    label: 'Approve selected',
    confirm: 'Approve',
    title: (count: number) => `Approve ${rewards(count)}?`,
    sentence: 'Each of these people is told.',
    done: (count: number) => `${rewards(count)} approved`,
  },
  reject: {
    label: 'Reject selected',
    confirm: 'Reject',
    title: (count: number) => `Reject ${rewards(count)}?`,
    sentence: 'The points go back to those who asked, and they see the reason.',
    done: (count: number) => `${rewards(count)} rejected`,
  },
} as const;

export const rejectRewardTexts = {
  title: (reward: string, name: string) => `Reject “${reward}” for ${name}?`,
  sentence: 'The points go back to the person who asked, and they see the reason.',
  confirm: 'Reject',
  words: 'Reason',
} as const;
