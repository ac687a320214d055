import { t, textsShownAs, translated } from '@annals/contracts/kernel/text';
import type { RebuildState } from './rebuild-progress';

const events = (count: string | number) =>
  t('{count, plural, one {# event} other {# events}}', { count: Number(count) });

const withDecimals = (value: number, digits: number) =>
  value.toLocaleString(textsShownAs().locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** The words of the state of the projections. */
export const projectionTexts = translated({
  title: 'Projections',
  loading: 'Loading projections...',
  failed: 'The projections could not be loaded',
  counted: (count: number, all: number) =>
    count === all
      ? t('{count, plural, one {# projection} other {# projections}}', { count })
      : t('{count} of {all, plural, one {# projection} other {# projections}}', { count, all }),
  empty: 'No projections yet',
  columns: {
    name: 'Name',
    status: 'Status',
    position: 'Position',
    lag: 'Lag',
    worker: 'Worker',
    actions: 'Actions',
  },
  status: { live: 'Live', stopped: 'Stopped', paused: 'Paused', waiting: 'Waiting', stalled: 'Stalled' },
  noWorker: 'none',
  behind: (lag: string, seconds: number) =>
    lag === '0' ? t('0 events') : `${events(lag)}, ${withDecimals(seconds, 1)} s`,
  rebuilding: (percent: number) => t('Rebuilding, {percent}%', { percent }),
  rebuildState: (state: RebuildState, percent: number) =>
    ({
      waiting: t('Rebuild waits for a worker'),
      building: t('Rebuilding, {percent}%', { percent }),
      indexing: t('Rebuilt, making indexes'),
      comparing: t('Rebuilt, comparing row by row'),
      reviewing: t('Rebuilt, waits for your approval'),
      switching: t('Rebuilt, taking the place of the live one'),
    })[state],
  stoppedBy: (type: string, position: string) => t('Stopped by {type} at {position}', { type, position }),
  waitsWith: (type: string, position: string) =>
    t('Waits for a newer version of Annals, which can read {type} at {position}', { type, position }),
  stalled: 'No progress for more than a minute while the log has grown',
  pausedBecause: (reason: string) => t('Paused: {reason}', { reason }),
  rebuildStoppedBy: (type: string, position: string) =>
    t('The rebuild was stopped by {type} at {position}', { type, position }),
  details: 'Details',
  detailsNamed: (name: string) => t('Details of {name}', { name }),
  rebuildNamed: (name: string) => t('Rebuild {name}', { name }),
  resumeNamed: (name: string) => t('Resume {name}', { name }),
  actionFailed: 'The action failed',
  reason: 'Reason (no personal data)',
});

/** What can be done with a projection: asked, and told when it is under way. */
export const actionTexts = translated({
  rebuild: {
    label: 'Rebuild',
    question: (name: string) => t('Rebuild {name}?', { name }),
    sentence:
      'A new generation is built from the whole log next to the current one, compared row by row, and replaces it once it has caught up. Readers notice nothing.',
    done: 'Rebuild started',
  },
  review: {
    label: 'Rebuild and review',
    question: (name: string) => t('Rebuild {name} and review the result?', { name }),
    sentence:
      'A new generation is built and compared. It replaces the current one when you approve the differences.',
    done: 'Rebuild started',
  },
  diff: {
    label: 'Compare',
    question: (name: string) => t('Compare {name} with the log?', { name }),
    sentence: 'A new generation is built only to compare it with the current one. Nothing is replaced.',
    done: 'Comparison started',
  },
  rollback: {
    label: 'Roll back',
    question: (name: string) => t('Roll {name} back?', { name }),
    sentence: 'The previous generation catches up and becomes current again. The present one is kept.',
    done: 'Rollback started',
  },
  pause: {
    label: 'Pause',
    question: (name: string) => t('Pause {name}?', { name }),
    sentence: 'It keeps its current rows and falls behind until it is resumed.',
    done: 'Projection paused',
  },
  resume: {
    label: 'Resume',
    question: (name: string) => t('Resume {name}?', { name }),
    sentence: 'It continues. If an event stopped it, it retries that event.',
    done: 'Projection resumed',
  },
  resumeAll: {
    label: 'Resume all stopped',
    question: () => t('Resume all projections stopped by an event?'),
    sentence: 'Each retries its event. Paused projections stay paused.',
    done: 'Projections resumed',
  },
  approve: {
    label: 'Approve',
    question: (name: string) => t('Switch {name} to what was rebuilt?', { name }),
    sentence: 'Readers see the new generation from then on. The present one is kept to roll back to.',
    done: 'Rebuild approved',
  },
  cancel: {
    label: 'Cancel rebuild',
    question: (name: string) => t('Cancel the rebuild of {name}?', { name }),
    sentence: 'What was built so far is removed. Readers notice nothing.',
    done: 'Rebuild cancelled',
  },
  rebuildAll: {
    label: 'Rebuild all',
    question: () => t('Rebuild all projections?'),
    sentence: 'All are rebuilt next to the current ones, reading the log once. Readers notice nothing.',
    done: 'Rebuild of all started',
  },
  park: {
    label: 'Park stream',
    question: (name: string) => t('Park the stream that stops {name}?', { name }),
    sentence:
      'The projection continues without this stream, starting with the event it cannot process, until the stream is unparked. The log records who parked it and why.',
    done: 'Stream parked',
  },
  parkForAll: {
    label: 'Park for all affected',
    question: () => t('Park this stream for every projection it stops?'),
    sentence:
      'Each of them continues without this stream, starting with the event it cannot process, until the stream is unparked. The log records who parked it and why.',
    done: 'Stream parked',
  },
  unpark: {
    label: 'Unpark',
    question: (name: string) => t('Unpark the stream for {name}?', { name }),
    sentence: 'The projection is rebuilt with the whole stream.',
    done: 'Rebuild started',
  },
});

/** The words of the details of a projection. */
export const detailTexts = translated({
  generation: 'Generation',
  generationIs: (generation: number, version: number) =>
    t('{generation}, version {version}', { generation, version }),
  previous: 'Kept for rollback',
  noPrevious: 'none',
  previousIs: (generation: number, version: number, position: string) =>
    t('generation {generation}, version {version}, at {position}', { generation, version, position }),
  lastRebuild: 'Last rebuild',
  noRebuild: 'none recorded',
  lastRebuildWas: (at: string, seconds: number, reason: string | null) =>
    reason === null
      ? t('{at}, {seconds} s', { at, seconds })
      : t('{at}, {seconds} s: {reason}', { at, seconds, reason }),
  difference: 'What it changed',
  waitingDifference: 'What it would change',
  identical: (rows: number) =>
    t('Nothing: all {rows, plural, one {# row is} other {# rows are}} the same', { rows }),
  counts: (added: number, removed: number, changed: number) =>
    t('{added} added, {removed} removed, {changed} changed', { added, removed, changed }),
  columns: 'Columns',
  column: (name: string, rows: number) =>
    t('{name} in {rows, plural, one {# row} other {# rows}}', { name, rows }),
  newColumn: (name: string) => t('{name} is new', { name }),
  droppedColumn: (name: string) => t('{name} is gone', { name }),
  sample: 'Some of the rows',
  sampleColumns: ['Row', 'Change', 'Columns'],
  event: 'The event that stopped it',
  eventColumns: ['Fact', 'Value'],
  readable: 'This version can read it.',
  personal: 'Its personal fields are encrypted.',
  fields: (names: readonly string[]) =>
    t('Its fields, whose values are not shown here: {names}.', {
      names: names.length === 0 ? t('none') : names.join(', '),
    }),
  eventFailed: 'The event could not be loaded',
  alsoStops: (names: readonly string[]) => t('It also stops {names}.', { names: names.join(', ') }),
  parked: 'Parked streams',
  parkedColumns: ['Stream', 'From', 'Why', 'Action'],
  noneParked: 'None.',
  loading: 'Loading...',
});

/** How all read models are, and what to do. */
export const stateTexts = translated({
  current: 'All current',
  currentAdvice: 'Every read model shows the newest event.',
  behind: (count: number) => t('{count} behind', { count }),
  behindAdvice: 'They catch up by themselves. If the lag grows, see whether a worker is alive.',
  stopped: (count: number) => t('{count} stopped', { count }),
  stoppedAdvice: (names: readonly string[]) =>
    t('An event cannot be processed. Open the details of {names}: resume it, or park the stream.', {
      names: names.join(', '),
    }),
  stalled: (count: number) => t('{count} stalled', { count }),
  stalledAdvice: 'No progress for a minute. See whether a worker is alive, and the log of its process.',
  waiting: (count: number) => t('{count} waiting', { count }),
  waitingAdvice: 'A newer version of Annals wrote the next event. Update the workers.',
  paused: (count: number) => t('{count} paused', { count }),
  pausedAdvice: (names: readonly string[]) =>
    t('Resume {names} when the work on it is done.', { names: names.join(', ') }),
});

const perSecond = (rate: number) =>
  t('{rate} events/s', { rate: rate.toLocaleString(textsShownAs().locale, { maximumFractionDigits: 1 }) });

const size = (bytes: number) =>
  bytes < 1e9 ? `${withDecimals(bytes / 1e6, 1)} MB` : `${withDecimals(bytes / 1e9, 2)} GB`;

/** The words of what was measured. */
export const measuredTexts = translated({
  lag: (most: number, minutes: number) =>
    t('Lag of the last {minutes, plural, one {# minute} other {# minutes}}: at most {events}', {
      minutes,
      events: events(most),
    }),
  throughput: (most: number, minutes: number) =>
    t('Throughput of the last {minutes, plural, one {# minute} other {# minutes}}: at most {rate}', {
      minutes,
      rate: perSecond(most),
    }),
  growth: 'The log',
  head: (head: string) => events(head),
  size: (bytes: number | null) =>
    bytes === null ? t('in a database of its own') : t('{bytes} with indexes', { bytes: size(bytes) }),
  perDay: (most: number, days: number) =>
    t('Events per day, last {days} days: at most {most}', { days, most }),
});

/** The words of the figures, the workers and the jobs. */
export const operationsTexts = translated({
  figures: 'At a glance',
  behind: 'Highest lag',
  throughput: 'Throughput',
  perSecond,
  measuring: '–',
  stopped: 'Not live',
  ofAll: (all: number) => t('of {all} projections', { all }),
  rebuildsUnderWay: 'Rebuilds under way',
  workers: 'Workers',
  workersLoading: 'Loading workers...',
  workersFailed: 'The workers could not be loaded',
  noWorkers: 'No worker is alive, so no projection advances',
  workerColumns: ['Worker', 'Last heartbeat', 'Leases'],
  holds: (count: number) => t('{count, plural, one {# projection} other {# projections}}', { count }),
  jobs: 'Jobs',
  jobsLoading: 'Loading jobs...',
  jobsFailed: 'The jobs could not be loaded',
  jobStates: {
    active: 'Running',
    waiting: 'Waiting',
    delayed: 'Due later',
    failed: 'Failed',
    completed: 'Done',
  },
  jobColumns: ['Job', 'Attempts', 'When', 'Error', 'Action'],
  jobsUnknown:
    'Unknown: the job queue does not answer. Jobs wait until it is back; everything else continues.',
  noFailedJobs: 'No job has failed.',
  retry: 'Try again',
  retryNamed: (id: string) => t('Try again: {id}', { id }),
  retried: 'The job is tried again',
  board: 'Open the job board',
});
