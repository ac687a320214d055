import { LIVE_PATH, moved } from '@annals/contracts/live';
import { TAGS, type Tag } from '@annals/contracts/tags';
import { api } from './api';
import { rememberPosition } from './position';
import type { AppDispatch } from './store';

/** What moves within this many milliseconds is refetched once. */
const GATHERED_FOR = 60;

/** Listens for what has moved on the server and refetches it. Answers how to stop. */
export function followLive(dispatch: AppDispatch): () => void {
  const source = new EventSource(LIVE_PATH);
  const gathered = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let interrupted = false;

  const refetchSoon = (tags: readonly Tag[]) => {
    for (const tag of tags) gathered.add(tag);
    timer ??= setTimeout(() => {
      timer = undefined;
      dispatch(api.util.invalidateTags([...gathered]));
      gathered.clear();
    }, GATHERED_FOR);
  };

  source.addEventListener('moved', ({ data }: MessageEvent<string>) => {
    const news = readNews(data);
    if (!news) return;
    rememberPosition(news.position);
    refetchSoon(news.tags);
  });
  source.addEventListener('error', () => {
    interrupted = true;
  });
  source.addEventListener('open', () => {
    // Whatever moved while nobody listened was not heard.
    if (interrupted) refetchSoon(TAGS);
    interrupted = false;
  });

  return () => {
    clearTimeout(timer);
    source.close();
  };
}

function readNews(data: string) {
  try {
    return moved.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}
