const number = (value: number) => value.toLocaleString('en');
const events = (count: number) => (count === 1 ? '1 event' : `${number(count)} events`);

/** The words of the seal, for auditors and for operations. */
export const sealTexts = {
  title: 'The seal of the log',
  loading: 'Loading the seal...',
  failed: 'The seal could not be loaded',
  empty: 'The log was not sealed yet. It will be within a minute.',
  log: 'Log',
  newest: 'Newest checkpoint',
  newestWords: (size: number, when: string) => `${events(size)}, ${when}`,
  root: 'Root of the tree',
  unsealed: 'Not sealed yet',
  unsealedWords: (count: string) => (count === '0' ? 'Nothing' : events(Number(count))),
  key: 'Public key',
  keyHelp: 'Give it to the person who checks a bundle, separately from the bundle.',
  verified: 'Verified',
  verifiedWords: (when: string) => `The whole log, last ${when}`,
  notVerified: 'The first round is under way',
  round: 'The verification under way',
  roundWords: (verified: number, size: number) => `${number(verified)} of ${events(size)}`,
  alarms: 'Alarms',
  noAlarms: 'None: everything is as it was sealed.',
  openAlarms: (count: number) =>
    count === 1 ? '1 place is not as it was sealed.' : `${number(count)} places are not as they were sealed.`,
  quietAlarms: (count: number) =>
    count === 1
      ? '1 alarm, which an administrator has taken note of.'
      : `${number(count)} alarms, all taken note of.`,
  stopped: 'Sealing is stopped',
  stoppedWords: (finding: string, when: string) => `Since ${when}. ${finding}`,
  stoppedHelp:
    'Nothing is sealed or exported until an operator has compared the log with the published checkpoints and resumes it: annals audit resume.',
  alone: 'No outside copy',
  aloneWords:
    'No checkpoint leaves this installation. Its owner could rewrite the log with its seal, and nobody outside could tell.',
  away: (count: number) =>
    count === 1 ? 'A witness does not cosign' : `${number(count)} witnesses do not cosign`,
  awayWords: (name: string, error: string, last: string | null) =>
    `${name}: ${error} ${last === null ? 'It has not cosigned this log yet.' : `Last cosigned ${last}.`}`,
  witnesses: 'Witnesses',
  noWitnesses: 'None',
  witnessWords: (name: string, size: number, when: string | null) =>
    when === null ? `${name} has not cosigned yet` : `${name} has cosigned ${events(size)}, ${when}`,
  witnessHelp: 'Give these keys to the verifier too (--witness), by another way than the bundle.',
  lookAtAlarms: 'Look at them in the log',
  checkpoint: 'The checkpoint',
} as const;
