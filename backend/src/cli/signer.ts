import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { CheckpointRecord } from '@annals/event-store/sealing/checkpoint-record';
import { inProcessSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { GuardedSigner } from '@annals/event-store/sealing/guarded-signer';
import { readSealSecrets } from '../platform/sealing/seal-keys';
import { readSignerKeys } from '../platform/configuration/configuration';
import { openLogger } from '../platform/kernel/logger';
import { signerServer } from '../signer/server';
import type { Register } from './kernel/command';
import { CommandFailure, EXIT } from './kernel/failures';
import { numberOption } from './kernel/numbers';
import { untilAskedToStop } from './kernel/until-stopped';

interface SignerFlags {
  readonly log: string;
  readonly data: string;
  readonly socket?: string;
  readonly host: string;
  readonly port: number;
}

/** Only its owner and its group may open the socket. */
const SOCKET_MASK = 0o117;

/** `annals signer`: holds the key of the seal apart from the product, and signs only what goes on from what it signed before. */
export const signer: Register = (annals) => {
  annals
    .command('signer')
    .description('holds the key of the seal apart from the product, and signs its checkpoints')
    .requiredOption('--log <name>', 'the name of the log it signs for, as ANNALS_SEAL_ORIGIN has it')
    .requiredOption('--data <folder>', 'where it remembers what it signed, and keeps a generated key')
    .option('--socket <path>', 'the Unix socket it listens on, for the product on the same machine')
    .option('--host <address>', 'without a socket: the address it listens on', '127.0.0.1')
    .option('--port <number>', 'and the port; 0 takes any free one', numberOption(0, 65_535), 3081)
    .action(async (flags: SignerFlags) => {
      const { sealKey, previousSealKey, token } = readSignerKeys(process.env);
      if (flags.socket === undefined && token === undefined)
        throw new CommandFailure(
          'Without --socket the product has to say a token: set ANNALS_SEAL_SIGNER_TOKEN, at least 32 characters.',
          EXIT.misused,
        );
      const { current, previous, isPreviousLost } = readSealSecrets({
        sealKey,
        previousSealKey,
        dataDirectory: flags.data,
      });
      const record = new CheckpointRecord(join(flags.data, 'signed'));
      record.check();
      const guarded = new GuardedSigner(
        flags.log,
        inProcessSigner(current, previous),
        record,
        isPreviousLost,
      );
      const logger = openLogger(process.env['LOG_LEVEL'] ?? 'info');
      const server = signerServer({ signer: guarded, token, logger });
      const address = await listening(server, flags);
      const key = (await guarded.keys()).current.text;
      process.stdout.write(`The signer of ${flags.log} is running at ${address}\n${key}\n`);
      await untilAskedToStop();
      server.close();
      server.closeAllConnections();
    });
};

async function listening(server: Server, { socket, host, port }: SignerFlags): Promise<string> {
  if (socket !== undefined) {
    // One that a killed process left behind; of two that run, the later one has it.
    rmSync(socket, { force: true });
    const before = process.umask(SOCKET_MASK);
    server.listen(socket);
    await once(server, 'listening');
    process.umask(before);
    return `unix:${socket}`;
  }
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return `http://${host}:${String(typeof address === 'object' && address ? address.port : port)}`;
}
