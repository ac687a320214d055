import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Above this, a list of the possible values helps nobody. */
const MOST_NAMED_VALUES = 12;

const CHECK_THIS = 'Please check what you entered here';

/** What is said of a text that is not written as it has to be, by zod's name of the format. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a web address, such as https://example.org',
  uuid: 'Please choose one from the list',
  guid: 'Please choose one from the list',
  date: 'Please choose a day',
  datetime: 'Please choose a day and a time',
  time: 'Please choose a time',
  regex: 'Please check how this is written',
};

/** What is said of a value of another kind, by zod's name of the type. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'Please enter a text',
  number: 'Please enter a number',
  nan: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please answer with yes or no',
  date: 'Please choose a day',
  array: 'Please give a list',
  object: 'Please fill in the fields of this part',
  record: 'Please fill in the fields of this part',
};

/**
 * The sentence for what a schema found wrong, where its declaration gives none: in the words of somebody who fills in a form,
 * never in those of the checker ("Invalid UUID", "expected string, received undefined").
 */
export function sentenceFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && isMissing(issue.input)
        ? 'Please fill this in'
        : (TYPES[issue.expected] ?? CHECK_THIS);
    case 'invalid_format':
      return isMissing(issue.input) ? 'Please fill this in' : (FORMATS[issue.format] ?? CHECK_THIS);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'not_multiple_of':
      return issue.divisor === 1
        ? 'Please enter a whole number'
        : `Please enter a multiple of ${String(issue.divisor)}`;
    case 'unrecognized_keys':
      return `There is no field named ${issue.keys.join(', ')} here`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), isMissing(issue.input));
    default:
      return CHECK_THIS;
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string')
    return minimum <= 1 ? 'Please fill this in' : `Please enter at least ${counted(minimum, 'character')}`;
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return `Please enter a number ${inclusive ? 'of at least' : 'above'} ${String(minimum)}`;
  if (origin === 'array' || origin === 'set')
    return minimum <= 1 ? 'Please give at least one' : `Please give at least ${String(minimum)}`;
  return origin === 'date' ? 'Please choose a later day' : CHECK_THIS;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `Please enter at most ${counted(maximum, 'character')}`;
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return `Please enter a number ${inclusive ? 'of at most' : 'below'} ${String(maximum)}`;
  if (origin === 'array' || origin === 'set') return `Please give at most ${String(maximum)}`;
  return origin === 'date' ? 'Please choose an earlier day' : CHECK_THIS;
}

function oneOf(values: readonly string[], missing: boolean): string {
  if (missing || values.length > MOST_NAMED_VALUES) return 'Please choose one of the possible answers';
  return values.length === 1
    ? `This can only be ${values.join('')}`
    : `Please choose one of ${values.join(', ')}`;
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

// Holds for every schema of the process: what a declaration says itself comes before it.
z.config({ customError: sentenceFor });
