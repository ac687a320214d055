/** How to greet someone at this time of their day. */
export function partOfDay(moment: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = moment.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
