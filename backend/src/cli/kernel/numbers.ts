import { InvalidArgumentError } from 'commander';

/** Reads a whole number of a flag. @throws InvalidArgumentError (commander adds the flag's name) */
export function numberOption(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(
        `${text} is not a whole number from ${String(least)} to ${String(most)}.`,
      );
    return value;
  };
}

/** Reads a position of the log, the first of which is 1. @throws InvalidArgumentError */
export function positionArgument(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new InvalidArgumentError(`${text} is not a position of the log.`);
  return BigInt(text);
}
