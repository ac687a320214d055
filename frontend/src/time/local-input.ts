import { instantsAt, localTimeIn } from '@annals/contracts/kernel/local-time';
import { shownTimeZone } from './shown-zone';

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** What an `<input type="datetime-local">` holds for this moment, in the time zone of the person's profile. */
export function toLocalInput(moment: Date = new Date()): string {
  const { day, time } = localTimeIn(shownTimeZone(), moment.getTime());
  return `${day}T${time}`;
}

/**
 * The ISO instant of such an input; the text as it is when it names no moment, for the schema to refuse. Of a time that clocks show twice
 * it is the first, of one that they skip the moment they do.
 */
export function fromLocalInput(text: string): string {
  const [, day, time] = LOCAL.exec(text) ?? [];
  if (day === undefined || time === undefined || Number.isNaN(Date.parse(`${day}T${time}Z`))) return text;
  const [instant] = instantsAt(shownTimeZone(), day, time);
  return instant === undefined ? text : new Date(instant).toISOString();
}
