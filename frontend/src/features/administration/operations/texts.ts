import type { RebuildState } from './rebuild-progress';

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;
const events = (count: string | number) => plural(Number(count), 'event', 'events');

/** The words of the state of the projections. */
export const projectionTexts = {
  title: 'Projections',
  loading: 'Loading projections...',
  failed: 'The projections could not be loaded',
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
    lag === '0' ? '0 events' : `${events(lag)}, ${seconds.toFixed(1)} s`,
  rebuilding: (percent: number) => `Rebuilding, ${percent}%`,
  rebuildState: (state: RebuildState, percent: number) =>
    ({
      waiting: 'Rebuild waits for a worker',
      building: `Rebuilding, ${percent}%`,
      indexing: 'Rebuilt, making indexes',
      comparing: 'Rebuilt, comparing row by row',
      reviewing: 'Rebuilt, waits for your approval',
      switching: 'Rebuilt, taking the place of the live one',
    })[state],
  stoppedBy: (type: string, position: string) => `Stopped by ${type} at ${position}`,
  waitsWith: (type: string, position: string) =>
    `Waits for a newer version of Annals, which can read ${type} at ${position}`,
  stalled: 'No progress for more than a minute while the log has grown',
  pausedBecause: (reason: string) => `Paused: ${reason}`,
  rebuildStoppedBy: (type: string, position: string) => `The rebuild was stopped by ${type} at ${position}`,
  details: 'Details',
  detailsNamed: (name: string) => `Details of ${name}`,
  rebuildNamed: (name: string) => `Rebuild ${name}`,
  resumeNamed: (name: string) => `Resume ${name}`,
  actionFailed: 'The action failed',
  reason: 'Reason (no personal data)',
} as const;

/** What can be done with a projection: asked, and told when it is under way. */
export const actionTexts = {
  rebuild: {
    label: 'Rebuild',
    question: (name: string) => `Rebuild ${name}?`,
    sentence:
      'A new generation is built from the whole log next to the current one, compared row by row, and replaces it once it has caught up. Readers notice nothing.',
    done: 'Rebuild started',
  },
  review: {
    label: 'Rebuild and review',
    question: (name: string) => `Rebuild ${name} and review the result?`,
    sentence:
      'A new generation is built and compared. It replaces the current one when you approve the differences.',
    done: 'Rebuild started',
  },
  diff: {
    label: 'Compare',
    question: (name: string) => `Compare ${name} with the log?`,
    sentence: 'A new generation is built only to compare it with the current one. Nothing is replaced.',
    done: 'Comparison started',
  },
  rollback: {
    label: 'Roll back',
    question: (name: string) => `Roll ${name} back?`,
    sentence: 'The previous generation catches up and becomes current again. The present one is kept.',
    done: 'Rollback started',
  },
  pause: {
    label: 'Pause',
    question: (name: string) => `Pause ${name}?`,
    sentence: 'It keeps its current rows and falls behind until it is resumed.',
    done: 'Projection paused',
  },
  resume: {
    label: 'Resume',
    question: (name: string) => `Resume ${name}?`,
    sentence: 'It continues. If an event stopped it, it retries that event.',
    done: 'Projection resumed',
  },
  resumeAll: {
    label: 'Resume all stopped',
    question: () => 'Resume all projections stopped by an event?',
    sentence: 'Each retries its event. Paused projections stay paused.',
    done: 'Projections resumed',
  },
  approve: {
    label: 'Approve',
    question: (name: string) => `Switch ${name} to what was rebuilt?`,
    sentence: 'Readers see the new generation from then on. The present one is kept to roll back to.',
    done: 'Rebuild approved',
  },
  cancel: {
    label: 'Cancel rebuild',
    question: (name: string) => `Cancel the rebuild of ${name}?`,
    sentence: 'What was built so far is removed. Readers notice nothing.',
    done: 'Rebuild cancelled',
  },
  rebuildAll: {
    label: 'Rebuild all',
    question: () => 'Rebuild all projections?',
    sentence: 'All are rebuilt next to the current ones, reading the log once. Readers notice nothing.',
    done: 'Rebuild of all started',
  },
  park: {
    label: 'Park stream',
    question: (name: string) => `Park the stream that stops ${name}?`,
    sentence:
      'The projection continues without this stream, starting with the event it cannot process, until the stream is unparked. The log records who parked it and why.',
    done: 'Stream parked',
  },
  parkForAll: {
    label: 'Park for all affected',
    question: () => 'Park this stream for every projection it stops?',
    sentence:
      'Each of them continues without this stream, starting with the event it cannot process, until the stream is unparked. The log records who parked it and why.',
    done: 'Stream parked',
  },
  unpark: {
    label: 'Unpark',
    question: (name: string) => `Unpark the stream for ${name}?`,
    sentence: 'The projection is rebuilt with the whole stream.',
    done: 'Rebuild started',
  },
} as const;

/** The words of the details of a projection. */
export const detailTexts = {
  generation: 'Generation',
  previous: 'Kept for rollback',
  noPrevious: 'none',
  previousIs: (generation: number, version: number, position: string) =>
    `generation ${generation}, version ${version}, at ${position}`,
  lastRebuild: 'Last rebuild',
  noRebuild: 'none recorded',
  lastRebuildWas: (at: string, seconds: number, reason: string | null) =>
    `${at}, ${seconds} s${reason === null ? '' : `: ${reason}`}`,
  difference: 'What it changed',
  waitingDifference: 'What it would change',
  identical: (rows: number) => `Nothing: all ${plural(rows, 'row is', 'rows are')} the same`,
  counts: (added: number, removed: number, changed: number) =>
    `${added.toLocaleString()} added, ${removed.toLocaleString()} removed, ${changed.toLocaleString()} changed`,
  columns: 'Columns',
  column: (name: string, rows: number) => `${name} in ${plural(rows, 'row', 'rows')}`,
  newColumn: (name: string) => `${name} is new`,
  droppedColumn: (name: string) => `${name} is gone`,
  sample: 'Some of the rows',
  sampleColumns: ['Row', 'Change', 'Columns'],
  event: 'The event that stopped it',
  eventColumns: ['Fact', 'Value'],
  readable: 'This version can read it.',
  personal: 'Its personal fields are encrypted.',
  fields: (names: readonly string[]) =>
    `Its fields, whose values are not shown here: ${names.length === 0 ? 'none' : names.join(', ')}.`,
  eventFailed: 'The event could not be loaded',
  alsoStops: (names: readonly string[]) => `It also stops ${names.join(', ')}.`,
  parked: 'Parked streams',
  parkedColumns: ['Stream', 'From', 'Why', 'Action'],
  noneParked: 'None.',
  loading: 'Loading...',
} as const;

/** How all read models are, and what to do. */
export const stateTexts = {
  current: 'All current',
  currentAdvice: 'Every read model shows the newest event.',
  behind: (count: number) => `${String(count)} behind`,
  behindAdvice: 'They catch up by themselves. If the lag grows, see whether a worker is alive.',
  stopped: (count: number) => `${String(count)} stopped`,
  stoppedAdvice: (names: readonly string[]) =>
    `An event cannot be processed. Open the details of ${names.join(', ')}: resume it, or park the stream.`,
  stalled: (count: number) => `${String(count)} stalled`,
  stalledAdvice: 'No progress for a minute. See whether a worker is alive, and the log of its process.',
  waiting: (count: number) => `${String(count)} waiting`,
  waitingAdvice: 'A newer version of Annals wrote the next event. Update the workers.',
  paused: (count: number) => `${String(count)} paused`,
  pausedAdvice: (names: readonly string[]) => `Resume ${names.join(', ')} when the work on it is done.`,
} as const;

const size = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;

/** The words of what was measured. */
export const measuredTexts = {
  lag: (most: number, minutes: number) =>
    `Lag of the last ${plural(minutes, 'minute', 'minutes')}: at most ${events(most)}`,
  throughput: (most: number, minutes: number) =>
    `Throughput of the last ${plural(minutes, 'minute', 'minutes')}: at most ${most.toLocaleString('en-US', { maximumFractionDigits: 1 })} events/s`,
  growth: 'The log',
  head: (head: string) => events(head),
  size: (bytes: number | null) =>
    bytes === null ? 'in a database of its own' : `${size(bytes)} with indexes`,
  perDay: (most: number, days: number) =>
    `Events per day, last ${String(days)} days: at most ${most.toLocaleString('en-US')}`,
} as const;

/** The words of the figures, the workers and the jobs. */
export const operationsTexts = {
  figures: 'At a glance',
  behind: 'Highest lag',
  throughput: 'Throughput',
  perSecond: (rate: number) => `${rate.toLocaleString(undefined, { maximumFractionDigits: 1 })} events/s`,
  measuring: '–',
  stopped: 'Not live',
  ofAll: (all: number) => `of ${all} projections`,
  rebuildsUnderWay: 'Rebuilds under way',
  workers: 'Workers',
  workersLoading: 'Loading workers...',
  workersFailed: 'The workers could not be loaded',
  noWorkers: 'No worker is alive, so no projection advances',
  workerColumns: ['Worker', 'Last heartbeat', 'Holds'],
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
  retryNamed: (id: string) => `Try ${id} again`,
  retried: 'The job is tried again',
  board: 'Open the job board',
} as const;
