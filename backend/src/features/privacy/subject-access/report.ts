import type { AuditValue } from '@annals/contracts/features/audit/views';
import { namedDay } from '@annals/contracts/kernel/calendar-day';
import { fieldWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { ERASED_TEXT } from '@annals/contracts/kernel/erased';
import { t, textsShownAs } from '@annals/contracts/kernel/text';
import { escaped, moreEvents, page } from '../../../platform/archives/html';
import { shownValue } from '../../audit/shown-value';
import type { Look, Standing } from './collect';
import { LEFT_OUT } from '../../../platform/commands/left-out';

/** An event as the report tells it. */
export interface ToldEvent {
  readonly at: string;
  readonly sentence: string;
  readonly reason: string | undefined;
  /** What the person gets of its values. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Events that are written out; what comes after them is in the files. */
const WRITTEN_OUT = 20_000;
/** Letters of one value; longer ones are in the files. */
const LONGEST = 2_000;

/** The archive for reading: what is known of a person, feature by feature, in plain sentences. */
export class SubjectAccessReport {
  readonly #sections = new Map<string, string[]>();
  #events = 0;

  add(feature: string, event: ToldEvent, names: ReadonlyMap<string, string>): void {
    this.#events += 1;
    const section = this.#sections.get(feature) ?? [];
    if (this.#events <= WRITTEN_OUT) section.push(entry(event, names));
    this.#sections.set(feature, section);
  }

  html({ name, erasedAt, looks, results }: Standing, madeAt: string): string {
    const rest = this.#events - WRITTEN_OUT;
    const sections = [...this.#sections].map(
      ([feature, entries]) =>
        `<h2>${escaped(recordLabel(feature))}</h2><ul class="events">${entries.join('\n')}</ul>`,
    );
    return page(
      t('What Annals holds about {name}', { name }),
      `<p>${escaped(t('Made on {day}, with {events} events. The same is in the files beside this page, for programs: person.json, events/, looks.json. catalogue.json says what each field means.', { day: when(madeAt), events: this.#events }))}</p>
${erasedAt === null ? '' : `<p><strong>${escaped(t('This person was erased on {day}.', { day: when(erasedAt) }))}</strong> ${escaped(t('Their key is destroyed: where their words stood, {erased} stands now, and nobody can read them any more.', { erased: ERASED_TEXT }))}</p>`}
<h2>${t('What is not in here')}</h2><ul>${Object.values(LEFT_OUT)
        .map((sentence) => `<li>${escaped(sentence)}</li>`)
        .join('')}</ul>
<h2>${t('Who looked at your data, and why')}</h2>${lookTable(looks)}
${results.length === 0 ? '' : `<h2>${t('Released results of 360 reviews')}</h2>${results.map(inWords).join('<hr>')}`}
${sections.join('\n')}
${rest > 0 ? `<p>${moreEvents(rest)}</p>` : ''}`,
    );
  }
}

function entry({ at, sentence, reason, data }: ToldEvent, names: ReadonlyMap<string, string>): string {
  const facts = Object.entries(data)
    .filter(([field]) => !/Ids?$/.test(field))
    .map(([field, value]) => [field, valueOf(field, value, names)] as const)
    .filter(([, html]) => html !== '')
    .map(([field, html]) => `<dt>${escaped(fieldWords(field))}</dt><dd>${html}</dd>`);
  return `<li><time>${when(at)}</time><p>${escaped(sentence)}${reason === undefined ? '' : ` <q>${escaped(reason)}</q>`}</p>${
    facts.length === 0 ? '' : `<dl>${facts.join('')}</dl>`
  }</li>`;
}

function valueOf(field: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'string' && value.startsWith('data:')) return t('A picture, in the files');
  const { kind, text } = shownValue(field, value, names);
  if (kind === 'erased') return ERASED_TEXT;
  return kind === 'structure' ? inWords(value) : inText(kind, text);
}

function inText(kind: AuditValue['kind'], text: string): string {
  if (kind === 'instant') return when(text);
  return kind === 'day' ? namedDay(text) : escaped(shortened(text));
}

/** Values within values, as lists of what they are called and what they are; those that say nothing are left away. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(inWords).join('<br>');
  if (typeof value !== 'object') {
    const { kind, text } = shownValue('', value, new Map());
    return inText(kind, text);
  }
  const parts = Object.entries(value)
    .map(([name, part]) => [name, /Ids?$/.test(name) ? '' : inWords(part)] as const)
    .filter(([, html]) => html !== '')
    .map(([name, html]) => `<dt>${escaped(fieldWords(name))}</dt><dd>${html}</dd>`);
  return parts.length === 0 ? '' : `<dl>${parts.join('')}</dl>`;
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… ${t('(the rest is in the files)')}` : text;
}

function lookTable(looks: readonly Look[]): string {
  if (looks.length === 0) return `<p>${t('Nobody.')}</p>`;
  const rows = looks.map(({ at, by, what, reason }) =>
    [when(at), by, what, reason ?? ''].map((cell) => `<td>${escaped(cell)}</td>`).join(''),
  );
  return `<table><thead><tr>${[t('When'), t('Who'), t('What'), t('Why')].map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells}</tr>`)
    .join('')}</tbody></table>`;
}

/** An instant as a day and a time in UTC, and says so: the archive may be read anywhere. */
function when(instant: string): string {
  const { locale } = textsShownAs();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(instant))} UTC`;
}
