import { ROLES } from '@annals/contracts/roles';
import { Command, Option } from 'commander';
import { openAccount, type OpenAccountFlags } from './commands/open-account';
import { start, type StartFlags } from './commands/start';
import { WrongConfiguration } from './configuration';
import { FEWEST_EMPLOYEES } from './demo/organisation';

const program = new Command('npm start --').description('Runs Annals.');

program
  .command('start', { isDefault: true })
  .description('starts the product')
  .option(
    '--employees <number>',
    'size of the demo company that fills an empty log',
    wholeNumber(FEWEST_EMPLOYEES, 200_000),
    60,
  )
  .option('--months <number>', 'months of its history', wholeNumber(1, 60), 6)
  .action((flags: StartFlags) => start(flags));

program
  .command('open-account')
  .description('hires a person and opens their account; reads the password from standard input')
  .requiredOption('--email <address>')
  .requiredOption('--first-name <name>')
  .requiredOption('--last-name <name>')
  .addOption(new Option('--role <role>').choices([...ROLES]).default('admin'))
  .option('--position <position>', 'what they do', 'Administrator')
  .option('--department <department>', 'where', 'People')
  .action((flags: OpenAccountFlags) => openAccount(flags));

program.parseAsync().catch((error: unknown) => {
  // A sentence for what can be mended by whoever starts it; the whole error for what cannot.
  const detail =
    error instanceof Error
      ? error instanceof WrongConfiguration
        ? error.message
        : error.stack
      : String(error);
  process.stderr.write(`\nAnnals did not start.\n${detail ?? ''}\n`);
  process.exit(1);
});

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new WrongConfiguration(`${text} is not a whole number from ${String(least)} to ${String(most)}.`);
    return value;
  };
}
