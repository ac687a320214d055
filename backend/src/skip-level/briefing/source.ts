import type { PersonId, SkipLevelMeetingId } from '@annals/contracts/kernel/ids';
import type { Briefing, BriefingLine } from '@annals/contracts/skip-level/briefing';
import type { ReadModels } from '@annals/projections/kernel/connections';
import type { Reader } from '@annals/projections/kernel/scope';
import type { PersonOfBriefing } from '@annals/projections/skip-level/briefing-facts';

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

/** Reads one kind of record and tells what of it matters for the meeting. A new source is a file of its own and a line in `sources.ts`. */
export type BriefingSource = (context: BriefingContext) => Promise<Contribution>;

/** A line, and the records it rests on: all of one kind. */
export function line(text: string, kind: string, ids: readonly string[]): BriefingLine {
  return { text, restsOn: ids.map((id) => ({ kind, id })) };
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

/** "1 meeting", "3 meetings". */
export function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
