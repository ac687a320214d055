import { compareLogs, copyLog, type Comparison } from '@annals/event-store/copy-log';
import { CannotTakeOver } from '@annals/event-store/port';
import { InvalidArgumentError } from 'commander';
import { readConfiguration } from '../../platform/configuration/configuration';
import { openDatabase } from '../../platform/configuration/database';
import { openLogger } from '../../platform/kernel/logger';
import { migrateStore } from '../../migrate';
import { openStore } from '../../storage';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { answer, count, facts } from '../kernel/print';
import { showProgress } from '../kernel/progress';

interface Flags extends CommonFlags {
  readonly from?: string;
  readonly to: string;
}

/** `annals events copy`: moves a log between stores, unchanged. */
export const copyEvents: Register = (events) => {
  command(
    events,
    'copy',
    'copies the log into another store, unchanged: ids, order, times and proofs; what an earlier copy left is taken up',
  )
    .option(
      '--from <address>',
      'postgres://… or esdb://…; without it, the log of this installation',
      storeAddress,
    )
    .requiredOption('--to <address>', 'postgres://… or esdb://…', storeAddress)
    .action(copy);
};

/** @throws InvalidArgumentError when it is not the address of a store */
function storeAddress(text: string): string {
  if (/^(postgres(ql)?|esdb(\+discover)?):\/\/./.test(text)) return text;
  // What was typed is not repeated: there may be a password in it.
  throw new InvalidArgumentError('It starts with postgres://, esdb:// or esdb+discover://.');
}

/** @throws CommandFailure when the target holds another log, or the copy is not the same */
async function copy(flags: Flags): Promise<void> {
  const configuration = readConfiguration(process.env);
  const own = flags.from ?? configuration.eventStoreUrl;
  const database = own === undefined ? await openDatabase(configuration) : undefined;
  const fromUrl = own ?? database?.ownerUrl ?? database?.url ?? '';
  if (fromUrl === flags.to) throw new CommandFailure('--from and --to are the same.', EXIT.misused);
  const ending = new AbortController();
  const asked = () => (ending.signal.aborted ? process.exit(EXIT.interrupted) : ending.abort());
  process.on('SIGINT', asked).on('SIGTERM', asked);
  try {
    await migrateStore(flags.to, openLogger('error'));
    await copyAndCompare(flags, fromUrl, ending.signal);
  } finally {
    process.off('SIGINT', asked).off('SIGTERM', asked);
    await database?.stop();
  }
}

async function copyAndCompare(flags: Flags, fromUrl: string, signal: AbortSignal): Promise<void> {
  const source = openStore(fromUrl);
  const target = openStore(flags.to);
  try {
    const copying = showProgress(flags, 'Copying ', 'events', Number(await source.head()));
    const copied = await copyLog(source, target, {
      signal,
      onProgress: (position, head) => copying.update(Number(position), Number(head)),
    })
      .catch((error: unknown) => {
        throw error instanceof CannotTakeOver ? new CommandFailure(`${error.message}.`) : error;
      })
      .finally(() => copying.stop());
    if (signal.aborted) throw interrupted(copied.to);
    const comparing = showProgress(flags, 'Comparing', 'events', Number(copied.to));
    const compared = await compareLogs(source, target, copied.to, {
      signal,
      onProgress: (position) => comparing.update(Number(position)),
    })
      .catch((error: unknown) => {
        throw signal.aborted ? interrupted(copied.to) : error;
      })
      .finally(() => comparing.stop());
    report(flags, copied.to - copied.from, compared);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

function report(flags: Flags, copied: bigint, compared: Comparison): void {
  if (compared.kind === 'different')
    throw new CommandFailure(
      `The copy is not the same: of the event at position ${count(compared.position)}, ${compared.what}.`,
      EXIT.found,
    );
  const { events, digest } = compared;
  answer(flags, { copied, events, digest, same: true }, () =>
    facts({ copied: count(copied), events: count(events), 'SHA-256 of both': digest }),
  );
}

function interrupted(position: bigint): CommandFailure {
  return new CommandFailure(
    `Interrupted. ${count(position)} events are copied; the same command takes it up from there.`,
    EXIT.interrupted,
  );
}
