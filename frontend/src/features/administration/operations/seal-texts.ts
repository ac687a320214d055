import { t, translated } from '@annals/contracts/kernel/text';
/** The kinds of places, which the server may have more of. */
const PLACE_NAMES: Readonly<Record<string, string>> = translated({
  folder: 'Folder',
  webhook: 'Webhook',
  bucket: 'Bucket',
});

/** The words of the places that checkpoints are published at. */
export const placeTexts = translated({
  title: 'Published at',
  columns: ['Place', 'Has the checkpoint over', 'Last reached', 'State'],
  nameOf: (kind: string) => PLACE_NAMES[kind] ?? kind,
  none: 'Nowhere but in the log itself. ANNALS_SEAL_FOLDER, _WEBHOOK or _BUCKET bring checkpoints to a place that somebody who alters the log cannot reach.',
  size: (size: number) => t('{size, plural, =0 {nothing yet} one {# event} other {# events}}', { size }),
  never: 'never',
  arrives: 'Arrives',
  fails: 'Fails',
  failsBecause: (error: string, retry: string) => t('{error} Tried again {retry}.', { error, retry }),
});

/** The words of the witnesses that cosign checkpoints. */
export const witnessTexts = translated({
  title: 'Witnesses',
  columns: ['Witness', 'Cosigned', 'Last cosigned', 'State'],
  none: 'None. A witness on another machine cosigns each checkpoint and refuses a rewritten log: annals witness runs one, ANNALS_SEAL_WITNESSES names it.',
  size: (size: number) => t('{size, plural, =0 {nothing yet} one {# event} other {# events}}', { size }),
  never: 'never',
  cosigns: 'Cosigns',
  fails: 'Fails',
  failsBecause: (error: string, retry: string) => t('{error} Next request: {retry}.', { error, retry }),
});

/** The words of the alarms of the log. */
export const alarmTexts = translated({
  title: 'Log alarms',
  loading: 'Loading alarms...',
  failed: 'The alarms could not be loaded',
  columns: ['Position', 'Finding', 'State'],
  open: 'Open||adjective',
  openSentence: (count: number) =>
    t(
      'The log is not what was sealed{count, plural, one {} other {, in # places}}. Change nothing yet: copy the database as it is, with the folder of checkpoints, and compare it with a backup.',
      { count },
    ),
  quietSentence: 'All of these are acknowledged. A finding elsewhere raises a new alarm.',
  range: (from: string, until: string) => t('{from} to {until}', { from, until }),
  somebody: 'Somebody',
  acknowledgedBy: (name: string, when: string) => t('Acknowledged by {name}, {when}', { name, when }),
  acknowledge: 'Acknowledge',
  acknowledgeNamed: (position: string) => t('Acknowledge the alarm at position {position}', { position }),
  dialog: {
    title: 'Acknowledge this alarm?',
    confirm: 'Acknowledge',
    refuse: 'Back',
    words: 'Resolution (no personal data)',
  },
  dialogSentence: (finding: string) =>
    t(
      '{finding} The alarm stays in the record with your name and your resolution, and is silent from now on.',
      { finding },
    ),
  done: 'Alarm acknowledged',
  actionFailed: 'The action failed',
});
