import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOMS = ['contracts', 'event-store', 'projections', 'backend', 'demo'] as const;

/** A change of one file of the source: the text that is there, and its replacement in the newer version. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * What the next version of Annals might change: an event with a new version, an event of a new type, a read model with a column more, one
 * renamed, and queries that need both.
 */
const CHANGES: readonly Change[] = [
  {
    file: 'contracts/src/features/meetings/events.ts',
    from: "event('MeetingScheduled', 3, {",
    to: "event('MeetingScheduled', 4, {",
  },
  {
    file: 'contracts/src/features/meetings/events.ts',
    from: 'upcasters: { 1: (data) => data, 2: (data) => data },',
    to: "upcasters: { 1: (data) => data, 2: (data) => data, 3: (data) => ({ ...data, room: 'Not known' }) },",
  },
  {
    file: 'contracts/src/features/meetings/events.ts',
    from: '    managerId: personId,\n    title: personal(z.string()),',
    to: '    managerId: personId,\n    room: z.string(),\n    title: personal(z.string()),',
  },
  {
    file: 'contracts/src/features/meetings/events.ts',
    from: 'export const meetingEvents = [',
    to: `export const MeetingRoomBooked = event('MeetingRoomBooked', 1, {
  category,
  about,
  description: 'A room was booked for a 1:1.',
  data: { ...ofMeeting, room: z.string() },
});

export const meetingEvents = [
  MeetingRoomBooked,`,
  },
  {
    file: 'backend/src/features/meetings/decider.ts',
    from: '          ...changedDetails(NO_DETAILS, rest),\n        }),\n      ];',
    to: `          ...changedDetails(NO_DETAILS, rest),
          room: 'Atrium',
        }),
        { type: 'MeetingRoomBooked', data: { meetingId, employeeId, room: 'Atrium' } },
      ];`,
  },
  {
    file: 'backend/src/features/meetings/decider.ts',
    from: 'MeetingScheduled.of(occurrence)',
    to: "MeetingScheduled.of({ ...occurrence, room: 'Atrium' })",
  },
  {
    file: 'backend/src/features/meetings/history.ts',
    from: 'export const meetingHistory: HistoryFormatters<MeetingState, MeetingEvent> = {',
    to: `export const meetingHistory: HistoryFormatters<MeetingState, MeetingEvent> = {
  MeetingRoomBooked: ({ data }) => ({ does: \`booked \${data.room}.\` }),`,
  },
  { file: 'projections/src/features/meetings/meetings-fold.ts', from: 'version: 7,', to: 'version: 8,' },
  {
    file: 'contracts/src/features/meetings/views.ts',
    from: '  cancellationReason: z.string().nullable(),\n  /** Null for one by itself',
    to: '  cancelledBecause: z.string().nullable(),\n  room: z.string(),\n  /** Null for one by itself',
  },
  {
    file: 'projections/src/features/meetings/meetings-fold.ts',
    from: '      cancellationReason: null,',
    to: '      cancelledBecause: null,\n      room: data.room,',
  },
  {
    file: 'projections/src/features/meetings/meetings-fold.ts',
    from: 'cancellationReason: data.reason',
    to: 'cancelledBecause: data.reason',
  },
  {
    file: 'projections/src/features/meetings/queries.ts',
    from: 'takingPart ? row.cancellationReason : null',
    to: 'takingPart ? row.cancelledBecause : null',
  },
  {
    file: 'projections/src/features/meetings/queries.ts',
    from: '    const { withPerson, from, until } = request;',
    to: "    void query.whereNotNull('meetings.room');\n    const { withPerson, from, until } = request;",
  },
];

/** Another build of the product, in a folder of its own. */
export interface Build {
  /** Where it is started: it has `backend/dist/main.js` and `demo/dist/main.js`. */
  readonly directory: string;
  remove(): void;
}

/** Makes the version of Annals that comes after this one, from this one's source. @throws Error when the source has no longer what is to be changed */
export function makeNewerBuild(): Build {
  const [root, directory] = [resolve('.'), mkdtempSync(join(tmpdir(), 'annals-newer-'))];
  for (const room of ROOMS) {
    const own = ['src', 'package.json'];
    for (const name of own) cpSync(join(root, room, name), join(directory, room, name), { recursive: true });
    if (existsSync(join(root, room, 'node_modules')))
      symlinkSync(join(root, room, 'node_modules'), join(directory, room, 'node_modules'));
  }
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(directory, name));
  mkdirSync(join(directory, 'frontend/dist'), { recursive: true });
  writeFileSync(join(directory, 'frontend/dist/index.html'), '<!doctype html><title>Annals</title>');
  linkPackages(root, directory);
  for (const { file, from, to } of CHANGES) {
    const [path, before] = [join(directory, file), readFileSync(join(directory, file), 'utf8')];
    if (!before.includes(from))
      throw new Error(`${file} has no longer what a newer version is to change: ${from}`);
    writeFileSync(
      path,
      before.replace(from, () => to),
    );
  }
  build(root, directory);
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** As this version was built. */
function build(root: string, directory: string): void {
  const program = `
    const { bundle, SERVER_PROGRAM, DEMO_PROGRAM } = await import('./scripts/setup/build.mjs');
    await bundle('backend/src/main.ts', SERVER_PROGRAM, ${JSON.stringify(directory)});
    await bundle('demo/src/main.ts', DEMO_PROGRAM, ${JSON.stringify(directory)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The packages of others are the same; those of Annals are the new ones. */
function linkPackages(root: string, directory: string): void {
  const [from, to] = [join(root, 'node_modules'), join(directory, 'node_modules')];
  mkdirSync(join(to, '@annals'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@annals' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  for (const room of ROOMS) symlinkSync(join(directory, room), join(to, '@annals', room));
}
