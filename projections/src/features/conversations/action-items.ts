import { readable, type Erased } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { MeetingRow } from '@annals/contracts/features/meetings/views';

/** What the rows of all meetings of two have of what was agreed in them. */
interface WithActions extends Pick<MeetingRow, 'actions' | 'actionItems'> {
  readonly updatedAt: string;
}

interface Agreed {
  readonly itemId: string;
  readonly text: string | Erased;
  readonly ownerId: PersonId;
  readonly dueDate?: string | undefined;
}

/** The row after something was agreed. @param updatedAt when */
export function agreed<Row extends WithActions>(row: Row, item: Agreed, updatedAt: string): Row {
  const { itemId: id, ownerId, dueDate = null } = item;
  const added = { id, text: readable(item.text), ownerId, dueDate, done: false };
  return withActions({ ...row, updatedAt }, [...row.actions, added]);
}

/** The row after an item was ticked off, or the tick taken back. @param updatedAt when */
export function ticked<Row extends WithActions>(
  row: Row,
  itemId: string,
  done: boolean,
  updatedAt: string,
): Row {
  const actions = row.actions.map((item) => (item.id === itemId ? { ...item, done } : item));
  return withActions({ ...row, updatedAt }, actions);
}

/** The specification's `actionItems` is the list of what is still open, in words. */
function withActions<Row extends WithActions>(row: Row, actions: Row['actions']): Row {
  return { ...row, actions, actionItems: actions.filter(({ done }) => !done).map(({ text }) => text) };
}
