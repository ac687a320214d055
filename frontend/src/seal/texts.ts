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
  keyHelp: 'Give it to whoever checks a bundle, by another way than the bundle.',
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
  lookAtAlarms: 'Look at them in the log',
  checkpoint: 'The checkpoint',
} as const;
