/** Days after which the person who is asked for an approval is reminded, once, of what waits. */
export const WAITING_REMINDER_DAYS = 3;
