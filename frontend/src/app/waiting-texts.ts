import { t, translated } from '@annals/contracts/kernel/text';

/** The words about what waits for a connection. */
export const waitingTexts = translated({
  away: 'Annals cannot be reached at the moment. What you typed stays here.',
  offline: 'You are offline. What you typed stays here.',
  offlineAnd: (waiting: number) =>
    t(
      'You are offline. {waiting, plural, one {# change is} other {# changes are}} sent when the connection is back.',
      { waiting },
    ),
  show: 'Show what is waiting',
  kept: 'Kept on this device until then, also when this page is closed.',
  refused: (refused: number) =>
    t('{refused, plural, one {# change that waited was} other {# changes that waited were}} not accepted.', {
      refused,
    }),
  showRefused: 'What was not accepted',
  givenUp: 'Change discarded',
  words: 'What you wrote',
  again: 'Send again',
  giveUp: 'Discard',
});
