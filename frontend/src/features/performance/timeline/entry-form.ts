import { addTimelineEntry, correctTimelineEntry } from '@annals/contracts/features/performance/commands';
import { IMPACTS, TIMELINE_TYPES, VISIBILITIES } from '@annals/contracts/features/performance/constants';
import type { TimelineView } from '@annals/contracts/features/performance/views';
import { z } from 'zod';
import { fromLines, toLines } from '../../../ui/drafts/lines';

/** What the inputs for the words of an entry hold: text everywhere, tags between commas, a link on each line. */
const content = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  impact: z.enum([...IMPACTS, '']),
  visibility: z.enum(VISIBILITIES),
  tags: z.string(),
  attachments: z.string(),
});
export type ContentValues = z.input<typeof content>;

function sent({ category, impact, tags, attachments, ...rest }: ContentValues) {
  return {
    ...rest,
    ...(category !== '' && { category }),
    ...(impact !== '' && { impact }),
    tags: tags.split(','),
    attachments: fromLines(attachments),
  };
}

/** The form behind "Add Entry", turned into what the contract wants and checked by its rules. */
export const addEntryForm = content
  .extend({ type: z.enum(TIMELINE_TYPES), employeeId: z.string(), linkedGoalId: z.string() })
  .transform(({ type, employeeId, linkedGoalId, ...words }): z.input<typeof addTimelineEntry> => ({
    type,
    employeeId,
    ...sent(words),
    ...(type === 'achievement' && linkedGoalId !== '' && { linkedGoalId }),
  }))
  .pipe(addTimelineEntry);
export type AddEntryValues = z.input<typeof addEntryForm>;

/** The form as it opens: feedback about one person that they and those above may read. */
export function emptyEntry(employeeId: string): AddEntryValues {
  return {
    employeeId,
    type: 'feedback',
    linkedGoalId: '',
    title: '',
    description: '',
    category: '',
    impact: '',
    visibility: 'manager',
    tags: '',
    attachments: '',
  };
}

/** The form that corrects: the new text and the reason. */
export const correctEntryForm = content
  .extend({ reason: z.string() })
  .transform(({ reason, ...words }): z.input<typeof correctTimelineEntry> => ({ ...sent(words), reason }))
  .pipe(correctTimelineEntry);
export type CorrectEntryValues = z.input<typeof correctEntryForm>;

/** What an entry says now, as the inputs hold it. */
export function asWritten(entry: TimelineView): CorrectEntryValues {
  const { title, description, category, impact, visibility, tags, attachments } = entry;
  return {
    title,
    description,
    category: category ?? '',
    impact: impact ?? '',
    visibility,
    tags: tags.join(', '),
    attachments: toLines(attachments),
    reason: '',
  };
}
