import { z } from 'zod';
import { readable, type Erased } from '../../kernel/erased';
import { personal } from '../../kernel/event';
import { msg, t, translated } from '../../kernel/text';

/**
 * What the two of a 1:1 should know of it besides its title and its time. A detail is added here; commands, events, rows, answers and the
 * history take it from here, and a form and a screen show it.
 */
export const DETAIL_LABELS = translated({ location: 'Place' });
export type DetailName = keyof typeof DETAIL_LABELS;
export const DETAIL_NAMES = Object.keys(DETAIL_LABELS) as readonly DetailName[];

/** How a detail reads at the end of a sentence about the meeting, in what people are told of it. */
const PHRASES: Readonly<Record<DetailName, (text: string) => string>> = {
  location: (place) => t('at {place}', { place }),
};

/** How it reads that there is none any more. */
const NONE: Readonly<Record<DetailName, string>> = translated({ location: 'no place' });

/** In commands; an empty text takes the detail away. */
export const detailInputs = {
  location: z.string().trim().max(500, msg('Please stay below 500 characters')).optional(),
};

/** In events: those that were given or changed. */
export const recordedDetails = {
  location: personal(z.string().optional()),
};

/** In rows and answers; null where there is none. */
export const detailViews = {
  location: z.string().nullable(),
};

export type MeetingDetails = Readonly<Record<DetailName, string | null>>;
/** Details as events hold them. */
export type RecordedDetails = { readonly [Name in DetailName]?: string | Erased | undefined };

export const NO_DETAILS: MeetingDetails = eachDetail(() => null);

/** The details of a meeting after an event: what it does not name stays as it was. */
export function detailsAfter(before: MeetingDetails, recorded: RecordedDetails): MeetingDetails {
  return eachDetail((name) => {
    const text = readable(recorded[name]);
    return text === undefined ? before[name] : text === '' ? null : text;
  });
}

/** The details that an event holds, as a command does. */
export function detailWords(recorded: RecordedDetails): Partial<Record<DetailName, string>> {
  return Object.fromEntries(
    DETAIL_NAMES.flatMap((name) => {
      const text = readable(recorded[name]);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** The details that there are, as an event holds them. */
export function givenDetails(details: MeetingDetails): Partial<Record<DetailName, string>> {
  return (
    changedDetails(
      NO_DETAILS,
      eachDetail((name) => details[name] ?? undefined),
    ) ?? {}
  );
}

/** Those of the wanted details that differ, as an event holds them; undefined when none does. */
export function changedDetails(
  before: MeetingDetails,
  wanted: Readonly<Partial<Record<DetailName, string | undefined>>>,
): Partial<Record<DetailName, string>> | undefined {
  const changes = DETAIL_NAMES.flatMap((name) => {
    const text = wanted[name];
    return text === undefined || text === (before[name] ?? '') ? [] : [[name, text] as const];
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** The details that an event took away, as one fact of a notice; null where it took none. */
export function detailsTakenAway(recorded: RecordedDetails): string | null {
  return DETAIL_NAMES.filter((name) => recorded[name] === '').join(' ') || null;
}

/** The details that were taken away, as words: "no place". @param fact as `detailsTakenAway` gave it */
export function takenAwayInWords(fact: string): readonly string[] {
  return DETAIL_NAMES.filter((name) => fact.split(' ').includes(name)).map((name) => NONE[name]);
}

/** The details that there are, each as it reads at the end of a sentence: "at Room Elm". */
export function detailPhrases(facts: Readonly<Record<DetailName, string>>): readonly string[] {
  return DETAIL_NAMES.filter((name) => facts[name] !== '').map((name) => PHRASES[name](facts[name]));
}

/** Something for each detail. */
export function eachDetail<T>(of: (name: DetailName) => T): Readonly<Record<DetailName, T>> {
  return { location: of('location') };
}

/** A place that can be opened, such as the link to a video call; undefined for a room. */
export function linkIn(location: string): URL | undefined {
  const url = URL.canParse(location) ? new URL(location) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}
