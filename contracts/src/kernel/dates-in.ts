import { z } from 'zod';
import { t } from './text';

/** Years, the first and the last included. */
export interface Years {
  readonly first: number;
  readonly last: number;
}

/** What people may enter. Every reckoning with days and time zones holds for these, and for what is derived from them. */
export const YEARS_OF_PEOPLE: Years = { first: 1900, last: 2199 };
/** What PostgreSQL and an ISO date of four digits both can hold. */
export const YEARS_OF_ROWS: Years = { first: 1, last: 9999 };

/** A date or an instant outside of the years, and where it is. */
export interface DateOutside {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type Finder = (value: unknown, path: readonly PropertyKey[], years: Years) => DateOutside | undefined;

/**
 * Finds the first date (`z.iso.date`) or instant (`z.iso.datetime`) of a value that is outside of the years. The schema says which texts
 * are dates, so that a field cannot be declared without this rule, and a title may read as a date.
 * @param value what the schema made of its input
 */
export function dateOutside(schema: z.core.$ZodType, value: unknown, years: Years): DateOutside | undefined {
  return finderOf(schema)?.(value, [], years);
}

const FINDERS = new WeakMap<z.core.$ZodType, { finder: Finder | null }>();

/** @returns null when nothing below the schema is a date */
function finderOf(schema: z.core.$ZodType): Finder | null {
  const known = FINDERS.get(schema);
  if (known) return known.finder;
  // A schema that holds itself meets this entry: it is looked up again when a value is looked at.
  const entry: { finder: Finder | null } = { finder: null };
  entry.finder = (value, path, years) => finderOf(schema)?.(value, path, years);
  FINDERS.set(schema, entry);
  entry.finder = made(schema);
  return entry.finder;
}

function made(schema: z.core.$ZodType): Finder | null {
  if (schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime) return findInText;
  if (schema instanceof z.ZodObject) return inFields(schema.shape);
  if (schema instanceof z.ZodArray || schema instanceof z.ZodSet)
    return inEach(finderOf(schema instanceof z.ZodArray ? schema.element : schema._zod.def.valueType));
  if (schema instanceof z.ZodRecord) return inFieldsOf(finderOf(schema.valueType));
  if (schema instanceof z.ZodTuple) return inPlaces(schema._zod.def.items);
  if (schema instanceof z.ZodUnion) return inOptions(schema.options);
  if (schema instanceof z.ZodIntersection) return inOptions([schema._zod.def.left, schema._zod.def.right]);
  // What a transformation has made is no longer what its schema says.
  if (schema instanceof z.ZodPipe)
    return finderOf(schema.out instanceof z.ZodTransform ? schema.in : schema.out);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodLazy
  )
    return finderOf(schema.unwrap());
  return null;
}

const findInText: Finder = (value, path, { first, last }) => {
  if (typeof value !== 'string') return undefined;
  // In UTC: an instant with an offset may be in another year than it reads.
  const year = new Date(value).getUTCFullYear();
  if (year >= first && year <= last) return undefined;
  const from = String(first).padStart(4, '0');
  return {
    path,
    message: t('Please choose a date between the years {from} and {last}.', { from, last: String(last) }),
  };
};

function inFields(shape: Readonly<Record<string, z.core.$ZodType>>): Finder | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const find = finderOf(field);
    return find ? [{ name, find }] : [];
  });
  if (fields.length === 0) return null;
  return (value, path, years) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const given = new Map(Object.entries(value));
    return first(fields, ({ name, find }) => find(given.get(name), [...path, name], years));
  };
}

function inEach(find: Finder | null): Finder | null {
  if (!find) return null;
  return (value, path, years) => {
    if (!Array.isArray(value) && !(value instanceof Set)) return undefined;
    return first([...value.values()].entries(), ([index, element]) => find(element, [...path, index], years));
  };
}

function inFieldsOf(find: Finder | null): Finder | null {
  if (!find) return null;
  return (value, path, years) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return first(Object.entries(value), ([name, field]) => find(field, [...path, name], years));
  };
}

function inPlaces(items: readonly z.core.$ZodType[]): Finder | null {
  const finders = items.map(finderOf);
  if (finders.every((find) => find === null)) return null;
  return (value, path, years) =>
    Array.isArray(value)
      ? first(finders.entries(), ([index, find]) => find?.(value[index], [...path, index], years))
      : undefined;
}

/** Of a union those options count that the value fits. */
function inOptions(options: readonly z.core.$ZodType[]): Finder | null {
  const able = options.flatMap((option) => {
    const find = finderOf(option);
    return find ? [{ option, find }] : [];
  });
  if (able.length === 0) return null;
  return (value, path, years) =>
    first(able, ({ option, find }) =>
      z.safeParse(option, value).success ? find(value, path, years) : undefined,
    );
}

function first<Item, Found>(
  items: Iterable<Item>,
  look: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
