import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { CheckpointRecord } from '@annals/event-store/sealing/checkpoint-record';
import { witnessSignerKey } from '@annals/event-store/sealing/cosignature';
import { type SignerKey, verifierKey } from '@annals/event-store/sealing/signed-note';
import { keptSeed } from '../platform/kernel/kept-seed';
import { openLogger } from '../platform/kernel/logger';
import { witnessServer } from '../witness/server';
import type { Register } from './kernel/command';
import { CommandFailure, EXIT } from './kernel/failures';
import { readKeys } from './kernel/key-option';
import { numberOption } from './kernel/numbers';
import { untilAskedToStop } from './kernel/until-stopped';

interface WitnessFlags {
  readonly name: string;
  readonly data: string;
  readonly log: readonly string[];
  readonly host: string;
  readonly port: number;
  readonly showKey: boolean;
}

/** `annals witness`: cosigns the checkpoints of other logs, on another machine than theirs. It needs no database. */
export const witness: Register = (annals) => {
  annals
    .command('witness')
    .description('cosigns the checkpoints of logs that run elsewhere, so that nobody can rewrite them unseen')
    .requiredOption('--name <name>', 'the name of this witness, such as witness.example.org/w1')
    .requiredOption('--data <folder>', 'where its key and the newest checkpoint of each log are kept')
    .option(
      '--log <key or file...>',
      'the public keys of the logs it cosigns, as their Evidence shows them',
      [],
    )
    .option('--host <address>', 'the address it listens on; TLS is for a reverse proxy in front', '127.0.0.1')
    .option('--port <number>', 'the port it listens on; 0 takes any free one', numberOption(0, 65_535), 3080)
    .option('--show-key', 'shows its public key and ends', false)
    .action(async (flags: WitnessFlags) => {
      const key = keyOf(flags);
      if (flags.showKey) {
        process.stdout.write(`${key.text}\n`);
        return;
      }
      const logs = readKeys(flags.log, verifierKey);
      if (logs.length === 0)
        throw new CommandFailure('Name the log it cosigns: --log and its public key.', EXIT.misused);
      const logger = openLogger(process.env['LOG_LEVEL'] ?? 'info');
      const record = new CheckpointRecord(join(flags.data, 'logs'));
      record.check();
      const server = witnessServer({ key, logs, record, logger });
      const url = await listening(server, flags);
      process.stdout.write(
        `Witness ${key.name} is running at ${url}\n${key.text}\nIt cosigns ${[...new Set(logs.map(({ name }) => name))].join(', ')}.\n`,
      );
      await untilAskedToStop();
      server.close();
      server.closeAllConnections();
    });
};

function keyOf({ name, data }: WitnessFlags): SignerKey {
  try {
    return witnessSignerKey(name, keptSeed(join(data, 'witness-key')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(`${reason.replace(/\.$/, '')}.`, EXIT.misused);
  }
}

async function listening(server: Server, { host, port }: WitnessFlags): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return `http://${host}:${String(typeof address === 'object' && address ? address.port : port)}`;
}
