import { WrongLogAddress } from '@annals/event-store/eventstoredb/connection-string';
import { LogChanged, StoreAccessDenied, StoreUnavailable } from '@annals/event-store/port';
import { EmbeddedServerFailure } from '@annals/event-store/postgres/embedded-server-failure';
import { WrongMasterKey } from '@annals/event-store/personal-data/master-key';
import { behindPooler, isOfPooler } from '../../features/operations/pooler';
import { errorFacts } from '../../platform/kernel/error-facts';
import { WrongConfiguration } from '../../platform/kernel/wrong-configuration';
import { DomainError } from '../../platform/commands/domain-error';

/** How a command ended, for scripts. */
export const EXIT = {
  /** It could not be done. */
  failed: 1,
  /** It was asked for in a way that is not understood: an unknown command, a flag that is missing. */
  misused: 2,
  /** It was done, and found something wrong. */
  found: 3,
  interrupted: 130,
} as const;

/** Something the operator can mend, in a sentence; the command ends with this code. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  constructor(
    sentence: string,
    readonly exitCode: number = EXIT.failed,
  ) {
    super(sentence);
  }
}

/** Errors whose message is a sentence for the operator. */
const MENDABLE = [
  EmbeddedServerFailure,
  WrongConfiguration,
  StoreUnavailable,
  StoreAccessDenied,
  LogChanged,
  WrongLogAddress,
  WrongMasterKey,
  DomainError,
] as const;

/**
 * Says on standard error why a command failed, in a sentence for what can be mended, with the whole error for what cannot.
 * @returns the exit code
 */
export function reportFailure(error: unknown, json: boolean): number {
  const { sentence, exitCode } = explain(error);
  process.stderr.write(json ? `${JSON.stringify({ error: sentence, exitCode })}\n` : `${sentence}\n`);
  return exitCode;
}

function explain(error: unknown): { sentence: string; exitCode: number } {
  if (error instanceof CommandFailure) return { sentence: error.message, exitCode: error.exitCode };
  const code = codeOf(error);
  const sentence =
    code === '42P01' || code === '3F000'
      ? 'This database has no Annals in it, or an older one: start Annals once, and it makes what is missing. With database users of their own, annals database prepare does.'
      : sentenceOf(error);
  return { sentence, exitCode: EXIT.failed };
}

/** Why something failed: a sentence when the operator can mend it, else the whole error. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // What the store says of a server that did not take a connection has the reason in its cause.
  const refusal = REFUSALS[codeOf(error) ?? codeOf(error.cause) ?? ''];
  if (refusal !== undefined) return refusal;
  if (isOfPooler(error)) return behindPooler().message;
  if (MENDABLE.some((kind) => error instanceof kind)) return error.message;
  const code = codeOf(error) ?? '';
  if ('path' in error && typeof error.path === 'string') {
    const call = 'syscall' in error ? `${code} ${String(error.syscall)}` : code;
    const sentence = (FILE_FAILURES[call] ?? FILE_FAILURES[code])?.(error.path);
    if (sentence !== undefined) return sentence;
  }
  if (TOO_SLOW.has(error.message))
    return 'PostgreSQL takes too long to answer where DATABASE_URL says: look at the server and the way to it, and try again.';
  if (UNREACHABLE.has(code)) return 'PostgreSQL does not answer where DATABASE_URL says.';
  return errorFacts(error).stack;
}

/** What is said of what PostgreSQL refuses, by its SQLSTATE. */
const REFUSALS: Readonly<Partial<Record<string, string>>> = {
  '25006':
    'This database can only be read: it is a standby, or default_transaction_read_only is on. Let DATABASE_URL and the other DATABASE_…_URL name the one that can be written.',
  '28000':
    'PostgreSQL does not let the user in DATABASE_URL, or in one of the other DATABASE_…_URL, in from here: look at its pg_hba.conf, and whether the user may log in.',
  '28P01':
    'PostgreSQL refused the user or the password in DATABASE_URL, or in one of the other DATABASE_…_URL.',
  '3D000': 'PostgreSQL has no database of the name in DATABASE_URL.',
  '42501':
    'The database user of this command has no right to do that. With database users of their own, annals database prepare (with DATABASE_ADMIN_URL) gives them their rights.',
  '53300':
    'PostgreSQL has no connection left for the user in DATABASE_URL, or in one of the other DATABASE_…_URL: raise max_connections or the limit of that user, or end what holds them.',
};

/** Lets the error of a call on an open file name that file, which Node does not. */
export function ofFile(path: string, error: unknown): unknown {
  const isOfCall = error instanceof Error && 'syscall' in error && !('path' in error);
  return isOfCall ? Object.assign(error, { path }) : error;
}

/** What Node says of a server that is not there. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** What the driver of PostgreSQL and its pool say, without a code, when no connection comes about in time. */
const TOO_SLOW: ReadonlySet<string> = new Set([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** What a file or a folder lacks, by the code of the call that failed on it, with its name where that decides. */
const FILE_FAILURES: Readonly<Partial<Record<string, (path: string) => string>>> = {
  EACCES: (path) => `The user that Annals runs as has no right to ${path}.`,
  EROFS: (path) => `${path} is on a file system that cannot be written to.`,
  ENOSPC: (path) => `There is no space left for ${path}.`,
  EDQUOT: (path) => `There is no space left for ${path}.`,
  EFBIG: (path) => `${path} would be larger than a file may be there.`,
  EISDIR: (path) => `${path} is a folder, and no file.`,
  'EEXIST open': (path) => `${path} is there already, and is not overwritten. Give another name.`,
  'ENOENT open': (path) => `${path} is not there, and cannot be made: look for its folder.`,
  ENOTDIR: (path) => `A part of ${path} is a file, and no folder.`,
  'ENOENT mkdir': (path) => `${path} cannot be made: its file system takes no folders.`,
  'EEXIST mkdir': (path) => `${path} is a file, and no folder.`,
};

/** The SQLSTATE, or the code of the call that failed. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
