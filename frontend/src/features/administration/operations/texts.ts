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
  columns: ['Name', 'Status', 'Position', 'Behind by', 'Worker', 'Actions'],
  status: { live: 'Live', stopped: 'Stopped', paused: 'Paused', waiting: 'Waiting', stalled: 'Stalled' },
  noWorker: 'none',
  behind: (lag: string, seconds: number) =>
    lag === '0' ? 'nothing' : `${events(lag)}, ${seconds.toFixed(1)} s`,
  rebuilding: (percent: number) => `Rebuilding, ${percent}%`,
  rebuildState: (state: RebuildState, percent: number) =>
    ({
      waiting: 'Rebuild waits for a worker',
      building: `Rebuilding, ${percent}%`,
      indexing: 'Rebuilt, making indexes',
      comparing: 'Rebuilt, comparing row by row',
      reviewing: 'Rebuilt, waits for your approval',
    })[state],
  stoppedBy: (type: string, position: string) => `Stopped by ${type} at ${position}`,
  waitsWith: (type: string, position: string) =>
    `Waits for a newer version of Annals, which can read ${type} at ${position}`,
  stalled: 'Not moved for more than a minute, though the log has',
  pausedBecause: (reason: string) => `Paused: ${reason}`,
  rebuildStoppedBy: (type: string, position: string) => `The rebuild was stopped by ${type} at ${position}`,
  details: 'Details',
  detailsNamed: (name: string) => `Details of ${name}`,
  rebuildNamed: (name: string) => `Rebuild ${name}`,
  resumeNamed: (name: string) => `Resume ${name}`,
  actionFailed: 'That did not work',
  reason: 'Why? In words that name nobody.',
} as const;

/** What can be done with a projection: asked, and told when it is under way. */
export const actionTexts = {
  rebuild: {
    label: 'Rebuild',
    question: (name: string) => `Rebuild ${name}?`,
    sentence:
      'It is built anew beside the present one from the whole log, compared with it row by row, and takes its place when it has caught up. Readers notice nothing.',
    done: 'Rebuild started',
  },
  review: {
    label: 'Rebuild and review',
    question: (name: string) => `Rebuild ${name} and look first?`,
    sentence:
      'It is built anew and compared; it takes the place of the present one when you have approved the difference.',
    done: 'Rebuild started',
  },
  diff: {
    label: 'Compare',
    question: (name: string) => `Compare ${name} with the log?`,
    sentence: 'It is built anew beside the present one only to be compared with it. Nothing is switched.',
    done: 'Comparison started',
  },
  rollback: {
    label: 'Roll back',
    question: (name: string) => `Roll ${name} back?`,
    sentence:
      'The generation before the present one is caught up and takes its place again. The present one is kept.',
    done: 'Rollback started',
  },
  pause: {
    label: 'Pause',
    question: (name: string) => `Pause ${name}?`,
    sentence: 'What it shows stays as it is, and falls behind, until it is resumed.',
    done: 'Projection paused',
  },
  resume: {
    label: 'Resume',
    question: (name: string) => `Resume ${name}?`,
    sentence: 'It goes on. When an event has stopped it, it tries that event again.',
    done: 'Projection resumed',
  },
  resumeAll: {
    label: 'Resume all stopped',
    question: () => 'Resume all projections that an event has stopped?',
    sentence: 'Each tries its event again. Those that are paused stay paused.',
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
    question: (name: string) => `Give the rebuild of ${name} up?`,
    sentence: 'What was built of it is removed. Readers notice nothing.',
    done: 'Rebuild given up',
  },
  rebuildAll: {
    label: 'Rebuild all',
    question: () => 'Rebuild all projections?',
    sentence: 'All are built anew beside the present ones, reading the log once. Readers notice nothing.',
    done: 'Rebuild of all started',
  },
  park: {
    label: 'Park stream',
    question: (name: string) => `Park the stream that stops ${name}?`,
    sentence:
      'The projection goes on without this stream, from the event on that it cannot take, until the stream is taken up again. The log remembers who parked it and why.',
    done: 'Stream parked',
  },
  parkForAll: {
    label: 'Park for all that it stops',
    question: () => 'Park this stream for every projection that it stops?',
    sentence:
      'Each of them goes on without this stream, from the event on that it cannot take, until the stream is taken up again. The log remembers who parked it and why.',
    done: 'Stream parked',
  },
  unpark: {
    label: 'Take up again',
    question: (name: string) => `Take the stream up again for ${name}?`,
    sentence: 'The projection is rebuilt with all of it.',
    done: 'Rebuild started',
  },
} as const;

/** The words of the details of a projection. */
export const detailTexts = {
  generation: 'Generation',
  previous: 'Kept to roll back to',
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

/** The words of the figures, the workers and the jobs. */
export const operationsTexts = {
  figures: 'At a glance',
  behind: 'Furthest behind',
  throughput: 'Throughput',
  perSecond: (rate: number) => `${rate.toLocaleString(undefined, { maximumFractionDigits: 1 })} events/s`,
  measuring: 'Counting',
  stopped: 'Not live',
  ofAll: (all: number) => `of ${all} projections`,
  rebuildsUnderWay: 'Rebuilds under way',
  workers: 'Workers',
  workersLoading: 'Loading workers...',
  workersFailed: 'The workers could not be loaded',
  noWorkers: 'No worker is alive: nothing moves the projections',
  workerColumns: ['Worker', 'Last heard of', 'Holds'],
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
  jobColumns: ['Job', 'Tries', 'When', 'Why it failed', 'Action'],
  jobsUnknown:
    'Unknown: the job queue does not answer. Jobs wait until it is back, and everything else goes on.',
  noFailedJobs: 'No job has failed.',
  retry: 'Try again',
  retryNamed: (id: string) => `Try ${id} again`,
  retried: 'The job is tried again',
  board: 'Open the job board',
} as const;
