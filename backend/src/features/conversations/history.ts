import { t } from '@annals/contracts/kernel/text';
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
      does: changes.some(({ kind }) => kind === 'instant')
        ? t('moved the meeting.')
        : t('changed how long the meeting lasts.'),
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
    does: t('noted that {owner} will do “{text}”.', {
      owner: nameOf(data.ownerId),
      text: readable(data.text),
    }),
    ...(data.dueDate
      ? { changes: [{ field: t('Due'), kind: 'day', before: null, after: data.dueDate }] }
      : {}),
  }),
  /** @param does such as "marked “{item}” as done." */
  marked:
    (does: string) =>
    (
      { data }: OfData<{ readonly itemId: string }>,
      _: unknown,
      { earlier }: Known<Item>,
    ): FormattedEvent => ({
      does: t(does, { item: itemText(earlier, data.itemId) }),
    }),
  cancelled: ({ data }: OfData<{ readonly reason?: string | Erased | undefined }>): FormattedEvent => ({
    does: t('cancelled the meeting.'),
    reason: words(data.reason),
  }),
};

/** The text of an item, found where it was put down. */
function itemText(earlier: readonly Item[], itemId: string): string {
  const text = earlier.find(({ data }) => data.itemId === itemId && data.text !== undefined)?.data.text;
  return text === undefined ? t('an item') : readable(text);
}

/** What differs in when a meeting is and how long it lasts; without an earlier time, all of it. */
export function timeChanges(before: When | undefined, after: When): HistoryChange[] {
  const changes: HistoryChange[] = [
    { field: t('Time'), kind: 'instant', before: before?.scheduledAt ?? null, after: after.scheduledAt },
    {
      field: t('Duration'),
      kind: 'minutes',
      before: before === undefined ? null : String(before.duration),
      after: String(after.duration),
    },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** What was written again, or for the first time. @param writes such as "took notes." @param rewrites such as "rewrote the notes." */
export function rewritten(
  field: string,
  writes: string,
  rewrites: string,
  before: string | Erased | undefined,
  after: string | Erased,
): FormattedEvent {
  const earlier = words(before);
  return {
    does: earlier === null ? writes : rewrites,
    changes: [{ field, kind: 'text', before: earlier, after: words(after) }],
  };
}
