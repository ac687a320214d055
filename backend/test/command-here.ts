import { vi } from 'vitest';
import { runCommandLine } from '../src/cli/program';
import type { Product } from './product';

/** How a command ended, and what it printed. */
export interface CommandOutcome {
  readonly code: number;
  /** On standard output. */
  readonly said: string;
  /** On standard error. */
  readonly complained: string;
}

/**
 * Runs a command of Annals in this process, which goes on afterwards.
 * @param words what is behind `annals`
 * @param environment the settings that it has besides those of the test
 */
export async function commandHere(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandOutcome> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const [out, err] = [heard(process.stdout), heard(process.stderr)];
  try {
    const code = await runCommandLine(words);
    return { code, said: out.text(), complained: err.text() };
  } finally {
    for (const { spy } of [out, err]) spy.mockRestore();
    vi.unstubAllEnvs();
    // A command that finds something wrong leaves its code to the process.
    process.exitCode = undefined;
  }
}

/**
 * The same, on the installation of a product that runs.
 * @param words what is behind `annals`
 * @param environment the settings that it has besides those of the product
 */
export function commandBeside(
  product: Product,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  return commandHere(words, { ...settingsBeside(product), ...environment });
}

/** The settings that a command, or a process, needs on the installation of a product that runs. */
export function settingsBeside({ databaseUrl, masterKey, sessionSecret }: Product) {
  return {
    DATABASE_URL: databaseUrl,
    ANNALS_MASTER_KEY: masterKey,
    ANNALS_SESSION_SECRET: sessionSecret,
  };
}

function heard(stream: NodeJS.WriteStream) {
  let text = '';
  const spy = vi.spyOn(stream, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  return { spy, text: () => text };
}
