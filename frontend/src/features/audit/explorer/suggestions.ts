import { roleWords } from '@annals/contracts/features/audit/words';
import type { EventFilter } from '@annals/contracts/features/audit/filter';
import type { AuditPerson, EventTypeView } from '@annals/contracts/features/audit/views';
import { personId } from '@annals/contracts/kernel/ids';
import { ACTOR_KINDS } from '@annals/contracts/kernel/event';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { ROLES } from '@annals/contracts/kernel/roles';
import { eventWords } from '@annals/contracts/kernel/words';
import { daysAfter } from '@annals/contracts/kernel/local-time';
import { today } from '../../../time/due';
import { queryTexts as texts } from '../texts';
import { filterFor, QUERY_KEYS, type Term } from './query-language';

/** What is offered while a query is typed: a filter, or the beginning of a term. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly filter?: EventFilter;
  /** What the term becomes, for its value to be typed. */
  readonly begins?: string;
}

/** What is known of what can be asked for. */
export interface Known {
  readonly types: readonly EventTypeView[];
  /** Those who have the name that is typed. */
  readonly people: readonly AuditPerson[];
}

const MOST = 8;

/** What can be meant by the term that is being typed. */
export function suggestionsFor({ key, value }: Term, { types, people }: Known): Suggestion[] {
  const wanted = value.toLocaleLowerCase();
  const fits = (...words: string[]) => words.some((word) => word.toLocaleLowerCase().includes(wanted));
  switch (key) {
    case 'type':
      return typesLike(types, fits);
    case 'person':
      return people.slice(0, MOST).map(({ id, name, position }) => ({
        id,
        label: name,
        note: position,
        filter: { person: personId.parse(id) },
      }));
    case 'feature':
      return [...new Set(types.map(({ feature }) => feature))]
        .filter((feature) => fits(feature, recordLabel(feature)))
        .slice(0, MOST)
        .map((feature) => ({ id: feature, label: recordLabel(feature), filter: { feature } }));
    case 'role':
      return [...ROLES, ...ACTOR_KINDS.filter((kind) => kind !== 'person')]
        .filter((role) => fits(role, roleWords(role)))
        .map((role) => ({ id: role, label: roleWords(role), filter: { role } }));
    case 'from':
    case 'to':
      return daysLike(value).flatMap(([day, label]) => {
        const filter = filterFor({ key, value: day });
        return filter ? [{ id: day, label, note: day, filter }] : [];
      });
    case 'record':
    case 'command':
      return [];
    case 'text':
      return wanted === ''
        ? begun('')
        : [
            ...begun(wanted),
            ...typesLike(types, fits).slice(0, MOST / 2),
            { id: 'text', label: texts.search(value), filter: { text: value } },
          ];
  }
}

function begun(wanted: string): Suggestion[] {
  return QUERY_KEYS.filter((key) => key.startsWith(wanted)).map((key) => ({
    id: `key-${key}`,
    label: `${key}:`,
    note: texts.keys[key],
    begins: `${key}:`,
  }));
}

function typesLike(types: readonly EventTypeView[], fits: (...words: string[]) => boolean): Suggestion[] {
  return types
    .filter(({ type }) => fits(type, eventWords(type)))
    .slice(0, MOST)
    .map(({ type, feature }) => ({
      id: type,
      label: eventWords(type),
      note: recordLabel(feature),
      filter: { type },
    }));
}

function daysLike(value: string): [day: string, label: string][] {
  const now = today();
  const days: [string, string][] = [
    [now, texts.today],
    [daysAfter(now, -1), texts.yesterday],
    [daysAfter(now, -7), texts.weekAgo],
    [`${now.slice(0, 8)}01`, texts.monthBegin],
    [`${now.slice(0, 5)}01-01`, texts.yearBegin],
  ];
  return days.filter(([day]) => day.startsWith(value));
}

/** The filter for a whole query, or the first term that nothing is known of. */
export function filterOfTerms(
  terms: readonly Term[],
  known: Known,
): { readonly filter: EventFilter; readonly unknown?: Term } {
  let filter: EventFilter = {};
  for (const term of terms) {
    const meant = filterFor(term) ?? exactly(term, known);
    if (!meant) return { filter, unknown: term };
    filter = { ...filter, ...meant };
  }
  return { filter };
}

/** What a term names, if it is one thing. */
function exactly(term: Term, known: Known): EventFilter | undefined {
  const found = suggestionsFor(term, known);
  const wanted = term.value.toLocaleLowerCase();
  const same = found.find(({ id, label }) => [id, label].some((name) => name.toLocaleLowerCase() === wanted));
  return (same ?? (found.length === 1 ? found[0] : undefined))?.filter;
}
