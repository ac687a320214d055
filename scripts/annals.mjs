#!/usr/bin/env node
// `npm run annals -- <command>`: the command line of the product, from a checkout. Builds the server when its sources have changed.
import { existsSync } from 'node:fs';
import { ensureBuilt, ensureServerBuilt, programToStart, SERVER_PROGRAM } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { ROOT } from './setup/run.mjs';

requireNode();
// Files that are named on the command line are meant from where it was typed.
process.env.INIT_CWD ??= process.cwd();
process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');
await ensureInstalled();
const [command = 'start'] = process.argv.slice(2);
// `start` may be left out before its own flags.
const starts = ['start', '--employees', '--months'].includes(command.split('=')[0]);
await (starts ? ensureBuilt() : ensureServerBuilt());
await import(`../${starts ? programToStart() : SERVER_PROGRAM}`);
