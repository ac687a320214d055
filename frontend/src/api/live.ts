import { LIVE_PATH, moved, type Moved } from '@annals/contracts/live';
import { TAGS } from '@annals/contracts/tags';
import type { Tag } from '@annals/contracts/kernel/feature';
import { api } from './api';
import { askForServer } from './connection';
import { isCommandUnderWay, isOwnChange } from './own-changes';
import { rememberPosition } from './position';

/** What moves within this many milliseconds is refetched once. */
const GATHERED_FOR = 60;
/** The browser itself reconnects a broken line, but gives up when it is refused; then this long until the next try. */
const TRIED_AGAIN_AFTER = 10_000;
/** When a server goes, everybody reconnects: each waits a part of this, so that not all fetch everything at one moment. */
const SPREAD_OVER = 3_000;
/** What a command of this page that is under way may have moved is held back for so long at most. */
const HELD_BACK_FOR = 2_000;

/** Listens for what has moved on the server and refetches it. Answers how to stop. */
export function followLive(
  dispatch: (asked: ReturnType<typeof api.util.invalidateTags>) => unknown,
): () => void {
  const refetch = gathering((tags) => dispatch(api.util.invalidateTags(tags)));
  let wasInterrupted = false;
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const listen = () => {
    source = new EventSource(LIVE_PATH);
    source.addEventListener('moved', ({ data }: MessageEvent<string>) => {
      const news = readNews(data);
      if (!news) return;
      rememberPosition(news.position);
      refetch.moved(news);
    });
    source.addEventListener('open', () => {
      // Whatever moved while nobody listened was not heard.
      if (wasInterrupted) refetch.all(Math.random() * SPREAD_OVER);
      wasInterrupted = false;
    });
    source.addEventListener('error', () => {
      wasInterrupted = true;
      void askForServer();
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused: perhaps the session is over, which asking for it brings to light.
      refetch.soon(['Session']);
      retry = setTimeout(listen, TRIED_AGAIN_AFTER * (0.75 + Math.random() / 2));
    });
  };

  listen();
  return () => {
    clearTimeout(retry);
    refetch.stop();
    source.close();
  };
}

/** Gathers tags for a moment, then hands them on together, but for what this page has changed and refetched itself. */
function gathering(handOn: (tags: Tag[]) => void) {
  /** The latest position at which each has moved; undefined: fetched in any case. */
  const gathered = new Map<Tag, string | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let heldBack = 0;
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      heldBack += GATHERED_FOR;
      // Its answer says up to where it changed what: until then nobody knows whose change this is.
      if (isCommandUnderWay() && heldBack < HELD_BACK_FOR) return wait();
      heldBack = 0;
      const tags = [...gathered].filter(([tag, at]) => at === undefined || !isOwnChange(tag, at));
      gathered.clear();
      if (tags.length > 0) handOn(tags.map(([tag]) => tag));
    }, GATHERED_FOR);
  };
  const soon = (tags: readonly Tag[]) => {
    for (const tag of tags) gathered.set(tag, undefined);
    wait();
  };
  return {
    soon,
    moved: ({ tags, position }: Moved) => {
      for (const tag of tags) {
        const known = gathered.get(tag);
        if (gathered.has(tag) && known === undefined) continue;
        if (known === undefined || BigInt(position) > BigInt(known)) gathered.set(tag, position);
      }
      wait();
    },
    all: (afterMs: number) => {
      clearTimeout(later);
      later = setTimeout(() => soon(TAGS), afterMs);
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(later);
    },
  };
}

function readNews(data: string): Moved | undefined {
  try {
    return moved.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}
