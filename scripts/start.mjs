// `npm start`: installs what is missing, builds what has changed, and runs the product in this process.
import { existsSync } from 'node:fs';
import { ensureBuilt, programToStart } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { ROOT } from './setup/run.mjs';

requireNode();
process.chdir(ROOT);
// One's own settings, see .env.example; what the environment already says wins.
if (existsSync('.env')) process.loadEnvFile('.env');
await ensureInstalled();
await ensureBuilt();
// Warnings and errors only, on a screen that shows the address and the accounts; LOG_LEVEL=info shows every request.
process.env.LOG_LEVEL ||= 'warn';
await import(`../${programToStart()}`);
