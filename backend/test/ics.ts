/** A property of an entry, by its name and parameters as they are written. */
type Entry = Readonly<Record<string, string>>;

/**
 * Reads an RFC 5545 calendar strictly enough that a calendar application would take it: CRLF lines of at most 75 octets, unfolded; every
 * BEGIN closed by its END; the properties that a calendar and its entries must have.
 * @throws Error naming what is wrong
 */
export function calendarIn(text: string): { readonly events: readonly Entry[] } {
  if (!text.endsWith('END:VCALENDAR') && !text.endsWith('END:VCALENDAR\r\n'))
    throw new Error('The calendar does not end');
  const folded = text.replace(/\r\n$/, '').split('\r\n');
  for (const line of folded) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends with something else than CRLF: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`A line is longer than 75 octets: ${line}`);
  }
  const events: Entry[] = [];
  const open: string[] = [];
  const calendar: Record<string, string> = {};
  let current: Record<string, string> = {};
  for (const line of folded.join('\n').replaceAll('\n ', '').split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`Not a property: ${line}`);
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') current = {};
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it has not begun`);
      if (value === 'VEVENT') events.push(entry(current));
    } else if (open.at(-1) === 'VEVENT') current[name] = value;
    else if (open.length === 1) calendar[name] = value;
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} does not end`);
  if (calendar['VERSION'] !== '2.0' || !calendar['PRODID']) throw new Error('VERSION or PRODID is missing');
  if (new Set(events.map((event) => event['UID'])).size !== events.length)
    throw new Error('Two entries have the same UID');
  return { events };
}

function entry(properties: Readonly<Record<string, string>>): Entry {
  for (const required of ['UID', 'DTSTAMP', 'SUMMARY'])
    if (!properties[required]) throw new Error(`An entry has no ${required}`);
  const startOf = (name: string) =>
    Object.entries(properties).find(([key]) => key === name || key.startsWith(`${name};`))?.[1];
  const [start, end] = [startOf('DTSTART'), startOf('DTEND')];
  if (start === undefined || end === undefined || end <= start)
    throw new Error('An entry ends before it starts');
  return properties;
}
