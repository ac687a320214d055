import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { errorFacts } from './error-facts';

/** Where secrets could be in something logged by mistake. */
const SECRETS = [
  'password',
  '*.password',
  'hashedPassword',
  '*.hashedPassword',
  'connectionString',
  '*.connectionString',
  'cookie',
  '*.cookie',
  'headers',
  '*.headers',
];

/** Structured logs, one JSON object a line, with what could be secret taken out, and of errors what names no value. */
export function openLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: { service: 'annals' },
      redact: { paths: SECRETS, censor: '[redacted]' },
      hooks: { logMethod: withMessage },
      serializers: { err: (error: unknown) => errorFacts(error) },
    },
    destination,
  );
}

/** Without a message, pino takes the error's own, past the serializer: it is given one that names no value. */
function withMessage(this: Logger, given: Parameters<LogFn>, method: LogFn): void {
  const [first, message] = given as readonly unknown[];
  const error: unknown = first instanceof Error ? first : isRecord(first) ? first['err'] : undefined;
  if (error === undefined || message !== undefined) method.apply(this, given);
  else method.call(this, first instanceof Error ? { err: first } : first, errorFacts(error).message);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
