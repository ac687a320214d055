/** What an `<input type="datetime-local">` holds for this moment, in the person's time zone. */
export function toLocalInput(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The ISO instant of such an input; the text as it is when it names no moment, for the schema to refuse. */
export function fromLocalInput(text: string): string {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
