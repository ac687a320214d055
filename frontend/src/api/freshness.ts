import type { Tag } from '@annals/contracts/kernel/feature';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Answered {
  readonly read: string;
  readonly tags: Tag[];
  readonly stale: boolean;
}

interface Behind {
  readonly read: string;
  readonly times: number;
}

interface Freshness {
  /** Reads whose last answer was behind the person's last command, and how often in a row. */
  readonly behind: readonly Behind[];
}

const initialState: Freshness = { behind: [] };

/** Which reads are still catching up with what the person just did. */
export const freshness = createSlice({
  name: 'freshness',
  initialState,
  reducers: {
    readAnswered: ({ behind }, { payload: { read, stale } }: PayloadAction<Answered>) => {
      const others = behind.filter((known) => known.read !== read);
      return { behind: stale ? [...others, { read, times: timesOf(behind, read) + 1 }] : others };
    },
  },
  selectors: {
    isCatchingUp: ({ behind }) => behind.length > 0,
    timesBehind: ({ behind }, read: string) => timesOf(behind, read),
  },
});

export const { readAnswered } = freshness.actions;
export const { isCatchingUp, timesBehind } = freshness.selectors;

function timesOf(behind: readonly Behind[], read: string): number {
  return behind.find((known) => known.read === read)?.times ?? 0;
}
