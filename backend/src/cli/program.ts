import { Command, CommanderError } from 'commander';
import type { DemoCompany } from '../demo-company';
import { EXIT, reportFailure } from './kernel/failures';
import { COMMANDS, GROUPS } from './registry';
import { startWith } from './start';

/**
 * Runs one command of `annals`. Without a name it is `start`.
 * @param words what is behind `annals` on the command line
 * @param demo the company that `start` fills an empty log with, in a program that has one
 * @returns the exit code
 */
export async function runCommandLine(words: readonly string[], demo?: DemoCompany): Promise<number> {
  const program = buildProgram(demo);
  try {
    refuseUnknown(program, words[0]);
    await program.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has said what is wrong by then; --help and --version end this way too.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.misused;
    return reportFailure(error, words.includes('--json'));
  }
}

/** Without this, a mistyped command would count as a word for `start`. */
function refuseUnknown(program: Command, word: string | undefined): void {
  if (word === undefined || word.startsWith('-') || word === 'help') return;
  if (!program.commands.some((command) => command.name() === word))
    program.error(`There is no command "${word}". annals --help lists them all.`);
}

function buildProgram(demo: DemoCompany | undefined): Command {
  const program = new Command('annals')
    .description('Runs Annals, looks after it, and looks into it.')
    .showSuggestionAfterError()
    .showHelpAfterError('With --help it says how it is asked for.')
    .configureOutput({ outputError: (error, write) => write(inOurWords(error)) })
    // Inherited by every command: an error ends in `runCommandLine`, not in the middle.
    .exitOverride();
  for (const register of [startWith(demo), ...COMMANDS]) register(program);
  for (const { name, description, commands } of GROUPS) {
    const group = program.command(name).description(description);
    for (const register of commands) register(group);
  }
  return program;
}

/** Refused values begin with our sentence, after the option that it is about. The value itself can be an address with a password, and is left out. */
function inOurWords(error: string): string {
  return error
    .replace(/^error: command-argument value '.*' is invalid for argument '[^']*'\. /s, '')
    .replace(/^error: option '([^']*)' argument '.*' is invalid\. /s, '$1: ');
}
