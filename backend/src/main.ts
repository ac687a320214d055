import { runCommandLine } from './cli/program';

process.exitCode = await runCommandLine(process.argv.slice(2));
