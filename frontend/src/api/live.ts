import { LIVE_PATH, moved, type Moved } from '@annals/contracts/live';
import { TAGS, type Tag } from '@annals/contracts/tags';
import { api } from './api';
import { rememberPosition } from './position';
import type { AppDispatch } from './store';

/** What moves within this many milliseconds is refetched once. */
const GATHERED_FOR = 60;
/** The browser itself reconnects a broken line, but gives up when it is refused; then this long until the next try. */
const TRIED_AGAIN_AFTER = 10_000;

/** Listens for what has moved on the server and refetches it. Answers how to stop. */
export function followLive(dispatch: AppDispatch): () => void {
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
      refetch.soon(news.tags);
    });
    source.addEventListener('open', () => {
      // Whatever moved while nobody listened was not heard.
      if (wasInterrupted) refetch.soon(TAGS);
      wasInterrupted = false;
    });
    source.addEventListener('error', () => {
      wasInterrupted = true;
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused: perhaps the session is over, which asking for it brings to light.
      refetch.soon(['Session']);
      retry = setTimeout(listen, TRIED_AGAIN_AFTER);
    });
  };

  listen();
  return () => {
    clearTimeout(retry);
    refetch.stop();
    source.close();
  };
}

/** Gathers tags for a moment, then hands them on together. */
function gathering(handOn: (tags: Tag[]) => void) {
  const gathered = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon: (tags: readonly Tag[]) => {
      for (const tag of tags) gathered.add(tag);
      timer ??= setTimeout(() => {
        timer = undefined;
        handOn([...gathered]);
        gathered.clear();
      }, GATHERED_FOR);
    },
    stop: () => clearTimeout(timer),
  };
}

function readNews(data: string): Moved | undefined {
  try {
    return moved.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}
