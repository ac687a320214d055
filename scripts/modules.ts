// Which modules come with a module: what it imports at once, and what those do.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const CONTRACTS = '@annals/contracts/';

/**
 * The sources of the front end and the contracts that are loaded with some modules. What is imported later, or as a type alone, is not among them.
 * @param entries paths below `root`, as those that come back
 * @param isLeftOut what is not among them, nor what it alone imports
 */
export function modulesOf(
  entries: readonly string[],
  root: string,
  isLeftOut: (file: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || isLeftOut(file)) return;
    found.add(file);
    for (const name of importsOf(readFileSync(join(root, file), 'utf8'), file)) {
      const imported = fileOf(name, file, root);
      if (imported !== undefined) add(imported);
    }
  };
  entries.forEach(add);
  return found;
}

function importsOf(code: string, file: string): readonly string[] {
  return ts
    .createSourceFile(file, code, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) =>
      (ts.isImportDeclaration(statement) &&
        statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly)
        ? [statement.moduleSpecifier]
        : [],
    )
    .flatMap((specifier) => (specifier && ts.isStringLiteral(specifier) ? [specifier.text] : []));
}

/** @returns undefined for packages and for what is no source, such as styles */
function fileOf(name: string, importing: string, root: string): string | undefined {
  const path = name.startsWith('.')
    ? join(dirname(importing), name)
    : name.startsWith(CONTRACTS)
      ? `contracts/src/${name.slice(CONTRACTS.length)}`
      : undefined;
  if (path === undefined) return undefined;
  return ['.ts', '.tsx', '/index.ts']
    .map((ending) => path + ending)
    .find((file) => existsSync(join(root, file)));
}
