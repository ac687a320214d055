import type { Tag } from '@annals/contracts/tags';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Answered {
  readonly read: string;
  readonly tags: Tag[];
  readonly stale: boolean;
}

interface Freshness {
  /** Reads whose last answer was behind the person's last command, and how often in a row. */
  readonly behind: Record<string, number>;
}

const initialState: Freshness = { behind: {} };

/** Which reads are still catching up with what the person just did. */
export const freshness = createSlice({
  name: 'freshness',
  initialState,
  reducers: {
    readAnswered({ behind }, { payload: { read, stale } }: PayloadAction<Answered>) {
      if (stale) behind[read] = (behind[read] ?? 0) + 1;
      else delete behind[read];
    },
  },
  selectors: {
    isCatchingUp: ({ behind }) => Object.keys(behind).length > 0,
    timesBehind: ({ behind }, read: string) => behind[read] ?? 0,
  },
});

export const { readAnswered } = freshness.actions;
export const { isCatchingUp, timesBehind } = freshness.selectors;
