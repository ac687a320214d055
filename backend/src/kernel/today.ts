/** The calendar day of a moment, `YYYY-MM-DD`, in UTC: the days and months of reports are the same for everyone. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
