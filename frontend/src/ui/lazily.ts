import { lazy } from 'react';
import { speak } from '../language/language';

/** Loads code, and with it the texts that are not those of the first screen: what comes later may show any of them. */
export async function withTexts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Before the code: some of it makes tables of texts when it is loaded.
  await speak('app');
  return load();
}

/** React's `lazy`, for what is not there from the beginning. */
export const lazily: typeof lazy = (load) => lazy(() => withTexts(load));
