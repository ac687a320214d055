import { t, translated } from '@annals/contracts/kernel/text';

export const approvalTexts = translated({
  approve: 'Approve',
  reject: 'Reject',
  named: (what: string, title: string) => t('{what} “{title}”', { what, title }),
  wants: (reward: string, count: number) =>
    t('would like “{reward}” for {count, plural, one {# point} other {# points}}', { reward, count }),
  failed: 'The action failed',
});

export const nominationTexts = translated({
  title: 'Nominations Waiting for Your Approval',
  failed: 'The nominations that wait could not be loaded',
  approved: 'Recognition Approved',
  approvedSentence: (name: string, count: number) =>
    t('{name} is credited {count, plural, one {# point} other {# points}}.', { name, count }),
  declined: 'Nomination Rejected',
  declinedSentence: 'The person who nominated sees the reason.',
  reject: {
    title: (name: string) => t('Reject the nomination of {name}?', { name }),
    sentence: 'The person who nominated sees the reason. The nominee is not told.',
    confirm: 'Reject',
    words: 'Reason',
  },
  bulk: {
    approve: {
      label: 'Approve selected',
      confirm: 'Approve',
      title: (count: number) =>
        t('Approve {count, plural, one {# nomination} other {# nominations}}?', { count }),
      sentence: 'Each of these people is credited the points, and told.',
      done: (count: number) =>
        t('{count, plural, one {# nomination} other {# nominations}} approved', { count }),
    },
    reject: {
      words: 'Reason',
      label: 'Reject selected',
      confirm: 'Reject',
      title: (count: number) =>
        t('Reject {count, plural, one {# nomination} other {# nominations}}?', { count }),
      sentence: 'Those who nominated see the reason. The nominees are not told.',
      done: (count: number) =>
        t('{count, plural, one {# nomination} other {# nominations}} rejected', { count }),
    },
  },
});

export const redemptionTexts = translated({
  title: 'Rewards Waiting for Your Approval',
  failed: 'The rewards that wait could not be loaded',
  approved: 'Reward Approved',
  approvedSentence: (name: string) => t('{name} is told.', { name }),
  refused: 'Reward Rejected',
  refusedSentence: (name: string, count: number) =>
    t('{name} has the {count, plural, one {# point} other {# points}} back.', { name, count }),
  reject: {
    title: (reward: string, name: string) => t('Reject “{reward}” for {name}?', { reward, name }),
    sentence: 'The points go back to the person who asked, and they see the reason.',
    confirm: 'Reject',
    words: 'Reason',
  },
  bulk: {
    approve: {
      label: 'Approve selected',
      confirm: 'Approve',
      title: (count: number) => t('Approve {count, plural, one {# reward} other {# rewards}}?', { count }),
      sentence: 'Each of these people is told.',
      done: (count: number) => t('{count, plural, one {# reward} other {# rewards}} approved', { count }),
    },
    reject: {
      words: 'Reason',
      label: 'Reject selected',
      confirm: 'Reject',
      title: (count: number) => t('Reject {count, plural, one {# reward} other {# rewards}}?', { count }),
      sentence: 'The points go back to those who asked, and they see the reason.',
      done: (count: number) => t('{count, plural, one {# reward} other {# rewards}} rejected', { count }),
    },
  },
});
