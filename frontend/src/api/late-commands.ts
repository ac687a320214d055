import { t } from '@annals/contracts/kernel/text';
import type { CommandRoute } from '@annals/contracts/kernel/route';
import { showFailure, showToast } from '../toasts/toast-store';
import { isRefusal, isRefusedAs, networkError } from './api-error';
import { isOnline, onConnection } from './connection';
import {
  countUnkept,
  forgetCommand,
  keepCommand,
  keptCommands,
  openOutbox,
  type KeptCommand,
} from './outbox';
import { requestFor } from './request';
import { steppedUp } from './step-up';
import { positionSeen, send, sendKept, type Answer } from './send';

/** After an answer that says nothing of the command itself, such as 503, it is sent again after this long. */
const AGAIN_AFTER_MS = 30_000;

/** What waited goes in the order in which it was made: of two changes to one thing the later one has to win. */
let last: Promise<unknown> = Promise.resolve();

/** The keys of the commands that this page is busy with. */
const busy = new Set<string>();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * Sends a command that is made while there is no connection, once there is one. Until it is answered it is kept on this device, unless it
 * holds a secret; another page takes it over when this one ends before that.
 */
export async function sendWhenOnline(
  route: CommandRoute,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Answer> {
  const command = commandToKeep(route, given);
  const answered = await alone(command.key, async () => {
    const isKept = !route.holdsSecret && keepCommand(command);
    await (isKept ? connected() : countUnkept(connected()));
    const answer = await inTurn(() => send(route, given, signal, command.key));
    // The form it came from tells what became of it, and still holds what was typed.
    forgetCommand(command.key);
    return answer;
  });
  // Nobody else knows its key.
  return answered ?? { error: networkError('another page sends it') };
}

async function connected(): Promise<void> {
  while (!isOnline())
    await new Promise<void>((resolve) => {
      const stop = onConnection(() => {
        stop();
        resolve();
      });
    });
}

function commandToKeep(route: CommandRoute, given: Readonly<Record<string, unknown>>): KeptCommand {
  const { method, address, body } = requestFor(route, given);
  const seenPosition = positionSeen(given['seenPosition'], address);
  return {
    key: crypto.randomUUID(),
    method,
    address,
    ...(body !== undefined && { body }),
    ...(seenPosition !== undefined && { seenPosition }),
    title: document.title,
    path: window.location.pathname + window.location.search,
    since: new Date().toISOString(),
  };
}

/** From now on this person's commands are kept while they wait, and those that an earlier page left are sent. @returns what ends that */
export function followOutbox(personId: string): () => void {
  const close = openOutbox(personId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const sendAll = async () => {
    clearTimeout(timer);
    if (isSending || !isOnline()) return;
    isSending = true;
    const outcomes = [];
    for (const command of keptCommands())
      if (command.refusal === undefined) outcomes.push(await takeOver(command));
    isSending = false;
    const done = outcomes.filter((outcome) => outcome === 'done').length;
    if (outcomes.includes('refused'))
      showFailure(
        t('A change that waited was not accepted'),
        t('What was in it is kept at the bottom of this page.'),
      );
    else if (done > 0)
      showToast({
        title: t(
          '{done, plural, one {# change that waited is saved} other {# changes that waited are saved}}',
          {
            done,
          },
        ),
      });
    if (outcomes.includes('later')) timer = setTimeout(() => void sendAll(), AGAIN_AFTER_MS);
  };
  void sendAll();
  const stop = onConnection(() => void sendAll());
  return () => {
    clearTimeout(timer);
    stop();
    close();
  };
}

/** What was refused is sent once more, as it is. */
export async function sendAgain(command: KeptCommand): Promise<void> {
  const { refusal: _, ...again } = command;
  keepCommand(again);
  if (isOnline()) await takeOver(again);
}

/** Sends a command that the page it was made on did not. Nothing happens while that page still waits itself. */
async function takeOver(command: KeptCommand): Promise<'done' | 'refused' | 'later' | undefined> {
  return alone(command.key, async () => {
    let { error } = await inTurn(() => sendKept(command));
    if (error && isRefusedAs(error, 'request.step-up-needed') && (await steppedUp()))
      ({ error } = await sendKept(command));
    if (!error) {
      forgetCommand(command.key);
      return 'done';
    }
    // Without a session, it goes after the next sign-in.
    if (!isRefusal(error) || error.status === 401 || error.status === 429) return 'later';
    keepCommand({ ...command, refusal: error.detail });
    return 'refused';
  });
}

/**
 * Does something with a kept command that nobody is busy with.
 * @returns undefined when somebody is. Where the browser has no locks two pages may send it: its key makes that one act.
 */
async function alone<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (busy.has(key)) return undefined;
  busy.add(key);
  try {
    const locks: LockManager | null | undefined = navigator.locks;
    if (!locks) return await work();
    return await locks.request(`annals-waiting-${key}`, { ifAvailable: true }, (lock) =>
      lock ? work() : undefined,
    );
  } finally {
    busy.delete(key);
  }
}
