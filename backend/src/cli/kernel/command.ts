import type { Command } from 'commander';

/** Adds one command to its group (or to `annals` itself): its name, options and what it does. One file each, listed in `registry.ts`. */
export type Register = (group: Command) => void;

/** What every command takes. */
export interface CommonFlags {
  /** Whether the answer is for a program. */
  readonly json: boolean;
}

/**
 * Begins a command with what all of them have.
 * @param signature its name and arguments as commander writes them, such as `rebuild [projection]`
 */
export function command(group: Command, signature: string, description: string): Command {
  return group
    .command(signature)
    .description(description)
    .option('--json', 'answers in JSON, for programs', false);
}
