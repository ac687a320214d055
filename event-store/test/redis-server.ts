import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/free-port';
import { debianProgram, environmentOf } from './debian-program';

/** A Redis of a test's own, which nobody else's queue is in, and which can be frozen and killed. */
export interface RedisServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts one that keeps nothing on disk. @throws Error when there is no Redis and none can be installed */
export async function startRedis(): Promise<RedisServer> {
  const program = debianProgram('redis-server');
  const [port, directory] = [await freePort(), mkdtempSync(join(tmpdir(), 'annals-redis-'))];
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program.path, [...options, '--dir', directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentOf(program),
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('Ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Redis ended before it was ready:\n${output}`)));
  });
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    pid: server.pid ?? 0,
    stop: async () => {
      // One that was frozen hears nothing else.
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
