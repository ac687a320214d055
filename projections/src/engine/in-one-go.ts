/**
 * Does in one go what is asked for at the same moment: an event wakes all read models and policies at once, and a statement for each of them
 * costs more than what they do.
 * @param act is given all that was asked for; what it answers, or fails with, is the answer to each
 */
export function inOneGo<Item, Answer>(
  act: (items: readonly Item[]) => Promise<Answer>,
): (item: Item) => Promise<Answer> {
  let waiting: Item[] = [];
  let answer: Promise<Answer> | undefined;
  return (item) => {
    waiting.push(item);
    answer ??= new Promise((resolve) =>
      setImmediate(() => {
        const items = waiting;
        waiting = [];
        answer = undefined;
        resolve(act(items));
      }),
    );
    return answer;
  };
}
