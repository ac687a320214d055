import { readable, type Erased } from '@annals/contracts/kernel/erased';
import type { HistoryChange } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { words, type FormattedEvent, type Known } from '../../platform/commands/history';

interface When {
  readonly scheduledAt: string;
  /** Minutes. */
  readonly duration: number;
}

type OfData<Data> = { readonly data: Data };

/** What the events of a meeting say of an agenda or action item. */
type Item = OfData<{
  readonly employeeId: PersonId;
  readonly itemId?: string;
  readonly text?: string | Erased;
}>;

/** What the events that 1:1s and skip-level meetings have in common say to people. */
export const conversationHistory = {
  moved: (
    { data }: OfData<When & { readonly reason?: string | Erased | undefined }>,
    before: { readonly status: 'none' } | (When & { readonly status: string }),
  ): FormattedEvent => {
    const changes = 'scheduledAt' in before ? timeChanges(before, data) : [];
    return {
      does: changes.some(({ field }) => field === 'Time')
        ? 'moved the meeting.'
        : 'changed how long the meeting lasts.',
      changes,
      reason: words(data.reason),
    };
  },
  agreed: (
    {
      data,
    }: OfData<{
      readonly ownerId: string;
      readonly text: string | Erased;
      readonly dueDate?: string | undefined;
    }>,
    _: unknown,
    { nameOf }: Known<unknown>,
  ): FormattedEvent => ({
    does: `noted that ${nameOf(data.ownerId)} will do “${readable(data.text)}”.`,
    ...(data.dueDate ? { changes: [{ field: 'Due', kind: 'day', before: null, after: data.dueDate }] } : {}),
  }),
  /** @param as such as "done" */
  marked:
    (as: string) =>
    (
      { data }: OfData<{ readonly itemId: string }>,
      _: unknown,
      { earlier }: Known<Item>,
    ): FormattedEvent => ({
      does: `marked “${itemText(earlier, data.itemId)}” as ${as}.`,
    }),
  cancelled: ({ data }: OfData<{ readonly reason?: string | Erased | undefined }>): FormattedEvent => ({
    does: 'cancelled the meeting.',
    reason: words(data.reason),
  }),
};

/** The text of an item, found where it was put down. */
function itemText(earlier: readonly Item[], itemId: string): string {
  const text = earlier.find(({ data }) => data.itemId === itemId && data.text !== undefined)?.data.text;
  return text === undefined ? 'an item' : readable(text);
}

/** What differs in when a meeting is and how long it lasts; without an earlier time, all of it. */
export function timeChanges(before: When | undefined, after: When): HistoryChange[] {
  const changes: HistoryChange[] = [
    { field: 'Time', kind: 'instant', before: before?.scheduledAt ?? null, after: after.scheduledAt },
    {
      field: 'Duration',
      kind: 'minutes',
      before: before === undefined ? null : String(before.duration),
      after: String(after.duration),
    },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** What was written again, or for the first time. @param does such as "took notes" @param what such as "notes" */
export function rewritten(
  field: string,
  does: string,
  what: string,
  before: string | Erased | undefined,
  after: string | Erased,
): FormattedEvent {
  const earlier = words(before);
  return {
    does: earlier === null ? `${does}.` : `rewrote the ${what}.`,
    changes: [{ field, kind: 'text', before: earlier, after: words(after) }],
  };
}
