import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import type { Briefing, BriefingFigure, BriefingLine } from '@annals/contracts/features/skip-level/briefing';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { Reader } from '@annals/projections/engine/scope';
import type { PersonOfBriefing } from '@annals/projections/features/skip-level/briefing-facts';

/** For whom a briefing is gathered, and of whom. */
export interface BriefingContext {
  readonly readModels: ReadModels;
  readonly meetingId: SkipLevelMeetingId;
  readonly employeeId: PersonId;
  readonly seniorLeaderId: PersonId;
  readonly employee: PersonOfBriefing;
  /** Who will read it: nothing goes in that they may not see. */
  readonly reader: Reader;
  /** Whether that is the leader; otherwise it is the employee themself. */
  readonly forLeader: boolean;
  readonly now: Date;
}

/** What one source has to say: lines of the sections it knows something for. */
export type Contribution = Partial<Briefing>;

/** Reads one kind of record and tells what of it matters for the meeting. A new source is a file of its own and a line in `gather.ts`. */
export type BriefingSource = (context: BriefingContext) => Promise<Contribution>;

/** The kinds of records a briefing rests on, in the words of its reader, and where each is opened. */
const PLACES = {
  'Personnel record': (id) => `/performance?employee=${id}`,
  '1:1 meeting': (id) => `/meetings/${id}`,
  'Skip-level meeting': (id) => `/meetings/skip-level/${id}`,
  'Performance review': (id) => `/performance-reviews/${id}`,
  'Entry of the timeline': (_, employeeId) => `/performance?employee=${employeeId}`,
  Recognition: () => '/recognition',
  'Pain point': (id) => `/pain-points/${id}`,
  'Pulse check': () => '/wellbeing',
  'Week of the team': () => '/wellbeing',
} as const satisfies Record<string, (id: string, employeeId: PersonId) => string>;

/** A record, and the instant that tells it from others of its kind. */
export interface Basis {
  readonly id: string;
  readonly at?: string;
}

/**
 * A line, and the records it rests on: all of one kind, and all of them such as the briefing's reader may open.
 * @param figures what can be counted of it, in the product's own words: a language model may be given these, so nothing that somebody wrote goes in
 */
export function line(
  { employeeId }: Pick<BriefingContext, 'employeeId'>,
  text: string,
  kind: keyof typeof PLACES,
  records: readonly Basis[],
  figures: readonly BriefingFigure[] = [],
): BriefingLine {
  return {
    text,
    restsOn: records.map(({ id, at }) => ({
      kind,
      id,
      ...(at === undefined ? {} : { day: at.slice(0, 10) }),
      path: PLACES[kind](id, employeeId),
    })),
    ...(figures.length === 0 ? {} : { figures: [...figures] }),
  };
}

/** A figure behind a line. */
export function figure(label: string, value: number | string): BriefingFigure {
  return { label, value: String(value) };
}

export const DAY_MS = 86_400_000;

/** The instant so many days before. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** A day as briefings write it: "March 9, 2026". */
export function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
