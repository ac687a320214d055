import { t, translated } from '@annals/contracts/kernel/text';

const events = (count: number) => t('{count, plural, one {# event} other {# events}}', { count });

/** The words of the seal, for auditors and for operations. */
export const sealTexts = translated({
  title: 'The seal of the log',
  loading: 'Loading the seal...',
  failed: 'The seal could not be loaded',
  empty: 'The log was not sealed yet. It will be within a minute.',
  log: 'Log',
  newest: 'Newest checkpoint',
  newestWords: (size: number, when: string) => `${events(size)}, ${when}`,
  root: 'Root of the tree',
  unsealed: 'Not sealed yet',
  unsealedWords: (count: string) => (count === '0' ? t('Nothing') : events(Number(count))),
  key: 'Public key',
  keyHelp: 'Give it to the person who checks a bundle, separately from the bundle.',
  verified: 'Verified',
  verifiedWords: (when: string) => t('The whole log, last {when}', { when }),
  notVerified: 'The first round is under way',
  round: 'The verification under way',
  roundWords: (verified: number, size: number) =>
    t('{verified} of {events}', { verified, events: events(size) }),
  alarms: 'Alarms',
  noAlarms: 'None: everything is as it was sealed.',
  openAlarms: (count: number) =>
    t(
      '{count, plural, one {# place is not as it was sealed.} other {# places are not as they were sealed.}}',
      { count },
    ),
  quietAlarms: (count: number) =>
    t(
      '{count, plural, one {# alarm, which an administrator has taken note of.} other {# alarms, all taken note of.}}',
      { count },
    ),
  stopped: 'Sealing is stopped',
  stoppedWords: (finding: string, when: string) => t('Since {when}. {finding}', { when, finding }),
  stoppedHelp:
    'Nothing is sealed or exported until an operator has compared the log with the published checkpoints and resumes it: annals audit resume.',
  alone: 'No outside copy',
  aloneWords:
    'No checkpoint leaves this installation. Its owner could rewrite the log with its seal, and nobody outside could tell.',
  away: (count: number) =>
    t('{count, plural, one {A witness does not cosign} other {# witnesses do not cosign}}', { count }),
  awayWords: (name: string, error: string, last: string | null) =>
    last === null
      ? t('{name}: {error} It has not cosigned this log yet.', { name, error })
      : t('{name}: {error} Last cosigned {last}.', { name, error, last }),
  witnesses: 'Witnesses',
  noWitnesses: 'None',
  witnessWords: (name: string, size: number, when: string | null) =>
    when === null
      ? t('{name} has not cosigned yet', { name })
      : t('{name} has cosigned {events}, {when}', { name, events: events(size), when }),
  witnessHelp: 'Give these keys to the verifier too (--witness), by another way than the bundle.',
  lookAtAlarms: 'Look at them in the log',
  checkpoint: 'The checkpoint',
});
