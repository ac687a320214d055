import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';
import type { SeriesPlace } from '@annals/contracts/features/meetings/series-place';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { Seen } from '../api/seen';

/** What meetings of two have in common, regardless of who the two are. */
export interface Conversation {
  readonly id: string;
  readonly employeeId: string;
  readonly scheduledAt: string;
  /** Minutes. */
  readonly duration: number;
  readonly status: MeetingStatus;
  readonly cancellationReason: string | null;
  readonly allowed: { readonly change: boolean };
  readonly series?: SeriesPlace | null;
}

/** How a meeting ends. */
export interface Ending extends Seen {
  readonly status: 'completed' | 'cancelled';
  readonly reason?: string;
  /** Of a series: whether all that follow end, too. */
  readonly follows?: boolean;
  /** Of those that are followed by another one. */
  readonly nextMeetingScheduled?: string;
}

/** Brings a change of a meeting to the server. */
export type SendChange<Change> = (change: Change) => Promise<CommandAnswer>;
