/**
 * What may be written down of an error. PostgreSQL's errors name what they met: `detail` has the row that was refused, `where` the values of
 * a function, and the message itself the text that is no number. Of those only the facts are kept that name no value: code, constraint,
 * table, column, routine, and where in the program it happened.
 */
export interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: unknown;
}

const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;
const DEEPEST = 5;

interface DatabaseFault extends Error {
  readonly code: string;
  readonly severity: string;
}

/** The facts of whatever was thrown, and of what caused it. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'What was thrown is no error.', stack: '' };
  const { cause } = error;
  const parts = error instanceof AggregateError ? error.errors : [];
  return {
    type: error.name,
    message: messageOf(error),
    stack: stackOf(error),
    ...factsOf(error),
    ...(cause !== undefined && depth < DEEPEST && { cause: errorFacts(cause, depth + 1) }),
    ...(parts.length > 0 && depth < DEEPEST && { errors: parts.map((part) => errorFacts(part, depth + 1)) }),
  };
}

/** The error itself, or one without the words of PostgreSQL's: for what keeps the message of an error, such as a queue. */
export function withoutWords(error: unknown): unknown {
  if (!isDatabaseFault(error)) return error;
  const wordless = new Error(messageOf(error));
  wordless.stack = stackOf(error);
  return Object.assign(wordless, factsOf(error));
}

/** An error from PostgreSQL's server, whichever library passes it on. */
function isDatabaseFault(error: unknown): error is DatabaseFault {
  return (
    error instanceof Error &&
    'severity' in error &&
    typeof error.severity === 'string' &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

function messageOf(error: Error): string {
  if (!isDatabaseFault(error)) return error.message;
  return `PostgreSQL refused a statement (SQLSTATE ${error.code})`;
}

/** A stack begins with the message. */
function stackOf(error: Error): string {
  const stack = error.stack ?? '';
  if (!isDatabaseFault(error)) return stack;
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${messageOf(error)}`, ...places].join('\n');
}

function factsOf(error: Error): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const facts = new Map<string, unknown>(Object.entries(error));
  for (const name of KEPT) {
    const value = facts.get(name);
    if (typeof value === 'string') found[name] = value;
  }
  return found;
}
