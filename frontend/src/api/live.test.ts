import type { Tag } from '@annals/contracts/kernel/feature';
import { TAGS } from '@annals/contracts/tags';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLive } from './live';
import { commandBegun, ownChange } from './own-changes';

class Source {
  static latest: Source;
  readyState = 1;
  private readonly listeners = new Map<string, (message: unknown) => void>();
  constructor() {
    Source.latest = this;
  }
  addEventListener(kind: string, listener: (message: unknown) => void): void {
    this.listeners.set(kind, listener);
  }
  close(): void {
    this.readyState = 2;
  }
  say(kind: string, data: unknown = {}): void {
    this.listeners.get(kind)?.({ data: JSON.stringify(data) });
  }
}

let fetched: Tag[][];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Object.assign(Source, { CLOSED: 2 }));
  // The server is there: only the line to it breaks.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  fetched = [];
  stop = followLive(({ payload }) => {
    fetched.push(payload.flatMap((tag) => (typeof tag === 'string' ? [tag] : [])));
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const moved = (position: string, ...tags: Tag[]) => Source.latest.say('moved', { tags, position });

describe('what has moved', () => {
  it('is fetched once, however often it moves within a moment', () => {
    moved('1', 'Meetings');
    moved('2', 'Meetings', 'People');
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([['Meetings', 'People']]);
  });

  it('is not fetched again when this page has changed it and fetched it anew itself', () => {
    ownChange(['Meetings'], '10');
    moved('10', 'Meetings', 'Notifications');
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([['Notifications']]);
    moved('11', 'Meetings');
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([['Notifications'], ['Meetings']]);
  });

  it('waits for the answer to a command under way, which tells whose change it was', () => {
    const answered = commandBegun();
    moved('20', 'Meetings');
    vi.advanceTimersByTime(500);
    expect(fetched).toEqual([]);
    ownChange(['Meetings'], '20');
    answered();
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([]);
  });

  it('does not wait for ever', () => {
    const answered = commandBegun();
    moved('30', 'Meetings');
    vi.advanceTimersByTime(2_100);
    expect(fetched).toEqual([['Meetings']]);
    answered();
  });
});

describe('after an interruption', () => {
  it('everything is fetched, at a moment that differs from page to page', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    Source.latest.say('error');
    Source.latest.say('open');
    vi.advanceTimersByTime(1_400);
    expect(fetched).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(fetched).toEqual([[...TAGS]]);
  });
});
