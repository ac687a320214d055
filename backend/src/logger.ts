import { pino, type Logger } from 'pino';

/** Where secrets could stand in something logged by mistake. */
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

/** Structured logs, one JSON object a line, with what could be secret taken out. */
export function openLogger(level: string): Logger {
  return pino(
    { level, base: { service: 'annals' }, redact: { paths: SECRETS, censor: '[redacted]' } },
    pino.destination(2),
  );
}
