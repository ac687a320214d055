import type { PersonId } from '../../kernel/ids';

/** What a proposed review rests on today. */
export interface Surroundings360 {
  /** Whether the reviewee works here and takes part. */
  readonly isKnown: boolean;
  readonly managerId: PersonId | null;
  /** Of the people nominated, those beside the reviewee and those who report to them; the reviewee and the manager are asked anyway. */
  readonly peerIds: PersonId[];
  readonly directReportIds: PersonId[];
  /** Whether somebody was nominated who does not work here, or only reads the log. */
  readonly someoneUnknown: boolean;
}
