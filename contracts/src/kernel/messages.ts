import { z } from 'zod';
import { msg, t, translated } from './text';

type Issue = z.core.$ZodRawIssue;

/** Above this, a list of the possible values helps nobody. */
const MOST_NAMED_VALUES = 12;

const CHECK_THIS = msg('Please check what you entered here');

/** What is said of a text that is not written as it has to be, by zod's name of the format. */
const FORMATS: Readonly<Record<string, string>> = translated({
  email: 'Please enter a valid email address',
  url: 'Please enter a web address, such as https://example.org',
  uuid: 'Please choose one from the list',
  guid: 'Please choose one from the list',
  date: 'Please choose a day',
  datetime: 'Please choose a day and a time',
  time: 'Please choose a time',
  regex: 'Please check how this is written',
});

/** What is said of a value of another kind, by zod's name of the type. */
const TYPES: Readonly<Record<string, string>> = translated({
  string: 'Please enter a text',
  number: 'Please enter a number',
  nan: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please answer with yes or no',
  date: 'Please choose a day',
  array: 'Please give a list',
  object: 'Please fill in the fields of this part',
  record: 'Please fill in the fields of this part',
});

/**
 * The sentence for what a schema found wrong, where its declaration gives none: in the words of somebody who fills in a form,
 * never in those of the checker ("Invalid UUID", "expected string, received undefined").
 */
export function sentenceFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && isMissing(issue.input)
        ? t('Please fill this in')
        : (TYPES[issue.expected] ?? t(CHECK_THIS));
    case 'invalid_format':
      return isMissing(issue.input) ? t('Please fill this in') : (FORMATS[issue.format] ?? t(CHECK_THIS));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'not_multiple_of':
      return issue.divisor === 1
        ? t('Please enter a whole number')
        : t('Please enter a multiple of {divisor}', { divisor: String(issue.divisor) });
    case 'unrecognized_keys':
      return t('There is no field named {keys} here', { keys: issue.keys.join(', ') });
    case 'invalid_value':
      return oneOf(issue.values.map(String), isMissing(issue.input));
    default:
      return t(CHECK_THIS);
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string')
    return minimum <= 1
      ? t('Please fill this in')
      : t('Please enter at least {minimum, plural, one {# character} other {# characters}}', { minimum });
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return inclusive
      ? t('Please enter a number of at least {minimum}', { minimum: String(minimum) })
      : t('Please enter a number above {minimum}', { minimum: String(minimum) });
  if (origin === 'array' || origin === 'set')
    return minimum <= 1
      ? t('Please give at least one')
      : t('Please give at least {minimum}', { minimum: String(minimum) });
  return origin === 'date' ? t('Please choose a later day') : t(CHECK_THIS);
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string')
    return t('Please enter at most {maximum, plural, one {# character} other {# characters}}', { maximum });
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return inclusive
      ? t('Please enter a number of at most {maximum}', { maximum: String(maximum) })
      : t('Please enter a number below {maximum}', { maximum: String(maximum) });
  if (origin === 'array' || origin === 'set')
    return t('Please give at most {maximum}', { maximum: String(maximum) });
  return origin === 'date' ? t('Please choose an earlier day') : t(CHECK_THIS);
}

function oneOf(values: readonly string[], missing: boolean): string {
  if (missing || values.length > MOST_NAMED_VALUES) return t('Please choose one of the possible answers');
  return values.length === 1
    ? t('This can only be {value}', { value: values.join('') })
    : t('Please choose one of {values}', { values: values.join(', ') });
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

// Holds for every schema of the process: what a declaration says itself comes before it.
z.config({ customError: sentenceFor });
