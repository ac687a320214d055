import type { PersonId } from '@annals/contracts/kernel/ids';

/** What a rule looks at, by the person an insight would be for. */
export type ByPerson<Input> = ReadonlyMap<PersonId, Input>;

/** Rows gathered by the person they belong to, in their order. */
export function gatheredBy<Row>(rows: readonly Row[], whose: (row: Row) => PersonId): Map<PersonId, Row[]> {
  const gathered = new Map<PersonId, Row[]>();
  for (const row of rows) {
    const own = gathered.get(whose(row));
    if (own) own.push(row);
    else gathered.set(whose(row), [row]);
  }
  return gathered;
}

/** Rows that name a recipient, gathered by them. */
export function byRecipient<Row extends { readonly recipientId: PersonId }>(
  rows: readonly Row[],
): Map<PersonId, Row[]> {
  return gatheredBy(rows, ({ recipientId }) => recipientId);
}

const DAY_MS = 86_400_000;

/** The instant so many days before another. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
