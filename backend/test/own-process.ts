import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_PROGRAM } from './server-program';

/** A command of Annals that goes on running, as a process of its own. */
export class OwnProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** What it printed until it was ready. */
    readonly output: string,
  ) {}

  /**
   * @param words behind `annals`
   * @param isReady what it prints when it is
   * @param program what has these words
   */
  static start(
    words: readonly string[],
    isReady: RegExp,
    environment: Readonly<Record<string, string>> = {},
    program = SERVER_PROGRAM,
  ): Promise<OwnProcess> {
    const child = spawn(process.execPath, [...program, ...words], {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (piece) => {
        output += String(piece);
        if (isReady.test(output)) resolve(new OwnProcess(child, output));
      });
      child.on('exit', () => reject(new Error(`It ended before it was ready:\n${output}`)));
    });
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** @returns its exit code */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  }
}

/** A witness as a process of its own. */
export interface WitnessProcess {
  readonly process: OwnProcess;
  readonly key: string;
  readonly url: string;
}

/** Starts `annals witness`. @param log the public key of the log it cosigns @param port 0: any free one */
export async function startWitness(
  name: string,
  data: string,
  log: string,
  port = 0,
): Promise<WitnessProcess> {
  const words = ['witness', '--name', name, '--data', data, '--log', log, '--port', String(port)];
  const running = await OwnProcess.start(words, /It cosigns .*\n/);
  const [, url = ''] = /running at (http:\S+)/.exec(running.output) ?? [];
  const [, key = ''] = /^(\S+\+[0-9a-f]{8}\+\S+)$/m.exec(running.output) ?? [];
  return { process: running, url, key };
}
