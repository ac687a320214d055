/** Asks the person to show once more that it is they. @returns whether they did */
type Asks = () => Promise<boolean>;

let asks: Asks | undefined;
let asking: Promise<boolean> | undefined;

/** The dialog that asks is there. @returns what takes it away */
export function whenStepUpIsNeeded(asker: Asks): () => void {
  asks = asker;
  return () => {
    asks = undefined;
  };
}

/** Asks once, however many calls need it at the same moment. @returns whether they may be sent again */
export function steppedUp(): Promise<boolean> {
  asking ??= (asks?.() ?? Promise.resolve(false)).finally(() => (asking = undefined));
  return asking;
}
