import { runCommandLine } from './commands/program';

process.exitCode = await runCommandLine(process.argv.slice(2));
