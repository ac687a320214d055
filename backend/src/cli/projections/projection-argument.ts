import { projections } from '@annals/projections/features';
import { Argument, InvalidArgumentError } from 'commander';

/** The argument that names a read model, or several; names that there are not are refused before anything is begun. */
export function projectionArgument(words: string, description = 'which one'): Argument {
  const argument = new Argument(words, description);
  return argument.variadic
    ? argument.argParser<readonly string[] | undefined>((name, before) => [...(before ?? []), known(name)])
    : argument.argParser(known);
}

/** @throws InvalidArgumentError (commander adds the argument's name) */
function known(name: string): string {
  if (projections.some((projection) => projection.name === name)) return name;
  throw new InvalidArgumentError(
    `There is no read model called ${name}. annals projections list names them all.`,
  );
}
