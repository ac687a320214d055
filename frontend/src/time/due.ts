const DAY_MS = 86_400_000;

/** A calendar day of the person's own clock, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How far off a due date is, in words, seen from a day. */
export function dueIn(dueDate: string, from: string = today()): string {
  const days = Math.round((Date.parse(dueDate) - Date.parse(from)) / DAY_MS);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days > 1) return `Due in ${days} days`;
  return days === -1 ? 'Overdue since yesterday' : `Overdue by ${-days} days`;
}

/** Whether a due date lies behind a day. */
export function isPast(dueDate: string, from: string = today()): boolean {
  return dueDate < from;
}
