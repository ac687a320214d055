import { runCommandLine } from '@annals/backend/cli/program';
import { demoCompany } from './demo-company';

process.exitCode = await runCommandLine(process.argv.slice(2), demoCompany);
