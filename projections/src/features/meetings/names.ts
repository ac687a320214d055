import { meetingRow } from '@annals/contracts/features/meetings/views';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** A meeting with the names of its two people. */
export const namedMeeting = meetingRow.extend({ employeeName: z.string(), managerName: z.string() });
export type NamedMeeting = z.infer<typeof namedMeeting>;

/** Selects them, where `employee` and `manager` are joined. */
export function names(db: ReadModels) {
  return (['employee', 'manager'] as const).map((who) =>
    db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`),
  );
}
