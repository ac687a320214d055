import { setTimeout } from 'node:timers/promises';
import type { StoredEvent } from '@annals/event-store/port';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { withInstallation, type Installation } from '../kernel/installation';
import { numberOption, positionArgument } from '../kernel/numbers';
import { answerLine } from '../kernel/print';
import { factsOf } from './event-facts';

interface Flags extends CommonFlags {
  readonly count: number;
  readonly follow: boolean;
  readonly after?: bigint;
  readonly type?: string;
  readonly stream?: string;
}

const PAGE = 500;
/** The poll behind the notifications. */
const POLL_MS = 1_000;

/** `annals events tail`: the newest events, and those that come. Never their words: the facts around them. */
export const tailEvents: Register = (events) => {
  command(events, 'tail', 'the newest events, a line each, and with --follow those that come')
    .option('--count <number>', 'how many of the newest', numberOption(1, 100_000), 20)
    .option('--after <position>', 'those behind this position instead of the newest', positionArgument)
    .option('--follow', 'goes on until Ctrl-C', false)
    .option('--type <type>', 'only events of this type')
    .option('--stream <stream>', 'only those of a stream, or of all whose name begins so')
    .action((flags: Flags) => withInstallation((installation) => tail(installation, flags)));
};

async function tail({ log, signal }: Installation, flags: Flags): Promise<void> {
  const head = await log.head();
  let position = flags.after ?? (head > BigInt(flags.count) ? head - BigInt(flags.count) : 0n);
  let wake: () => void = () => undefined;
  const unsubscribe = log.onAppended(() => wake());
  try {
    while (!signal.aborted) {
      const page = await log.readStored({ after: position, limit: PAGE });
      for (const event of page.events) if (isWanted(event, flags)) print(event, flags);
      position = page.next;
      if (!page.atEnd) continue;
      if (!flags.follow) return;
      const woken = new Promise<void>((resolve) => (wake = resolve));
      await Promise.race([woken, setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined)]);
    }
  } finally {
    unsubscribe();
  }
}

function isWanted({ type, stream }: StoredEvent, flags: Flags): boolean {
  return (
    (flags.type === undefined || type === flags.type) &&
    (flags.stream === undefined || stream.startsWith(flags.stream))
  );
}

function print(event: StoredEvent, flags: Flags): void {
  const { position, recordedAt, type, stream, metadata } = event;
  answerLine(flags, factsOf(event), () =>
    [String(position).padStart(8), recordedAt, type.padEnd(28), stream, metadata['actorId']].join('  '),
  );
}
