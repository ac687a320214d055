import { useState } from 'react';

/**
 * For a control that saves automatically: shows what was chosen from the click on, until the refetched value says so too. What was read keeps
 * its identity as long as it is equal, so a change of it is an answer.
 * @param read what the server said last
 * @returns what to show, and how to choose: `send` answers undefined when it was refused, which brings back what was
 */
export function useShownAtOnce<Value>(
  read: Value,
): [Value, (value: Value, send: () => Promise<unknown>) => Promise<void>] {
  const [wish, setWish] = useState<{ readonly value: Value; readonly over: Value }>();
  const choose = async (value: Value, send: () => Promise<unknown>): Promise<void> => {
    setWish({ value, over: read });
    if ((await send()) === undefined) setWish(undefined);
  };
  return [wish && Object.is(wish.over, read) ? wish.value : read, choose];
}
