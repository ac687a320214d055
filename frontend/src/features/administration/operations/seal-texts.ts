const number = (value: number) => value.toLocaleString('en');

/** The words of the places that checkpoints are published at. */
export const placeTexts = {
  title: 'Published at',
  columns: ['Place', 'Has the checkpoint over', 'Last reached', 'State'],
  names: { folder: 'Folder', webhook: 'Webhook', bucket: 'Bucket' } as Readonly<Record<string, string>>,
  none: 'Nowhere but in the log itself. ANNALS_SEAL_FOLDER, _WEBHOOK or _BUCKET bring checkpoints to a place that somebody who alters the log cannot reach.',
  size: (size: number) => (size === 0 ? 'nothing yet' : `${number(size)} events`),
  never: 'never',
  arrives: 'Arrives',
  fails: 'Fails',
  failsBecause: (error: string, retry: string) => `${error} Tried again ${retry}.`,
} as const;

/** The words of the witnesses that cosign checkpoints. */
export const witnessTexts = {
  title: 'Witnesses',
  columns: ['Witness', 'Cosigned', 'Last cosigned', 'State'],
  none: 'None. A witness on another machine cosigns each checkpoint and refuses a rewritten log: annals witness runs one, ANNALS_SEAL_WITNESSES names it.',
  size: (size: number) => (size === 0 ? 'nothing yet' : `${number(size)} events`),
  never: 'never',
  cosigns: 'Cosigns',
  fails: 'Fails',
  failsBecause: (error: string, retry: string) => `${error} Next request: ${retry}.`,
} as const;

/** The words of the alarms of the log. */
export const alarmTexts = {
  title: 'Log alarms',
  loading: 'Loading alarms...',
  failed: 'The alarms could not be loaded',
  columns: ['Position', 'Finding', 'State'],
  open: 'Open',
  openSentence: (count: number) =>
    count === 1
      ? 'The log is not what was sealed. Change nothing yet: copy the database as it is, with the folder of checkpoints, and compare it with a backup.'
      : `The log is not what was sealed, in ${number(count)} places. Change nothing yet: copy the database as it is, with the folder of checkpoints, and compare it with a backup.`,
  quietSentence: 'All of these are acknowledged. A finding elsewhere raises a new alarm.',
  range: (from: string, until: string) => `${from} to ${until}`,
  somebody: 'Somebody',
  acknowledgedBy: (name: string, when: string) => `Acknowledged by ${name}, ${when}`,
  acknowledge: 'Acknowledge',
  acknowledgeNamed: (position: string) => `Acknowledge the alarm at position ${position}`,
  dialog: {
    title: 'Acknowledge this alarm?',
    confirm: 'Acknowledge',
    refuse: 'Back',
    words: 'Resolution (no personal data)',
  },
  dialogSentence: (finding: string) =>
    `${finding} The alarm stays in the record with your name and your resolution, and is silent from now on.`,
  done: 'Alarm acknowledged',
  actionFailed: 'The action failed',
} as const;
