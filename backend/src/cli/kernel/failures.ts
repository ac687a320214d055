import { LogChanged, StoreAccessDenied, StoreUnavailable } from '@annals/event-store/port';
import { WrongMasterKey } from '@annals/event-store/personal-data/master-key';
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
  WrongConfiguration,
  StoreUnavailable,
  StoreAccessDenied,
  LogChanged,
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
  if (MENDABLE.some((kind) => error instanceof kind) && error instanceof Error)
    return { sentence: error.message, exitCode: EXIT.failed };
  const code = sqlState(error);
  if (code === '42P01' || code === '3F000')
    return {
      sentence:
        'This database has no Annals in it, or an older one: start Annals once, and it makes what is missing.',
      exitCode: EXIT.failed,
    };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return { sentence: 'PostgreSQL does not answer where DATABASE_URL says.', exitCode: EXIT.failed };
  if (code === '28P01')
    return {
      sentence: 'PostgreSQL refused the user or the password of DATABASE_URL.',
      exitCode: EXIT.failed,
    };
  return {
    sentence: error instanceof Error ? errorFacts(error).stack : String(error),
    exitCode: EXIT.failed,
  };
}

function sqlState(error: unknown): string | undefined {
  if (error instanceof AggregateError) return sqlState(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
