import { t } from './text';

/** `MeetingHandedOver` as `Meeting handed over`, in the language of the reader. */
export function eventWords(type: string): string {
  return t(englishWords(type));
}

/** A name as English words; a number is a word of its own. */
function englishWords(type: string): string {
  const words = type.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/(\d)([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The category of a stream: `meeting` of `meeting-<id>`. */
export function categoryOf(stream: string): string {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
}

/** A field as people read it: `employeeId` is the employee. */
export function fieldWords(field: string): string {
  return eventWords(field.replace(/(.)Ids?$/, '$1'));
}
