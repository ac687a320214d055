// What is written in `t('…')`, `msg('…')` and tables of `translated`, and the catalogues made from it: docs/messages.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';
import { eventDefinitions } from '../contracts/src/events';
import { LANGUAGES, type Language } from '../contracts/src/kernel/language';
import { isTokens, keyOf, type CompiledMessage, type Messages } from '../contracts/src/kernel/text';
import { eventWords, fieldWords } from '../contracts/src/kernel/words';
import { screensIn } from '../frontend/first-load';
import { projections } from '../projections/src/features';
import { modulesOf } from './modules';

const ROOT = new URL('../', import.meta.url);
const LAYERS = ['contracts', 'event-store', 'projections', 'backend', 'frontend'];

/** What the pages without a session show: their catalogue is loaded before them, that of everything else before the application. */
const PUBLIC =
  /^(?:contracts\/src\/(?:kernel|features\/accounts)|frontend\/src\/(?:api|entry|public|session|toasts|ui|main\.ts))/;

/** The files of the application and its first screen: their catalogue is loaded with them, that of everything else when it is needed. */
function firstFiles(): ReadonlySet<string> {
  const root = fileURLToPath(ROOT);
  const declaring = sourcesOf('frontend').filter((file) => file.endsWith('/feature.ts'));
  const screens = screensIn(declaring.map((file) => `${root}${file}`)).filter(({ isFirst }) => isFirst);
  return modulesOf([APPLICATION, ...screens.map(({ module }) => relative(root, module))], root, (file) =>
    SAID_LATER.test(file),
  );
}

const APPLICATION = 'frontend/src/app/mount-application.tsx';
/** Features declare them with the rest, but only lists of notifications, Settings and forms say them, which are loaded later. */
const SAID_LATER = /\/(?:notices|commands)\.ts$/;

/** A text, and the files it is in. */
export interface WrittenText {
  readonly source: string;
  readonly files: readonly string[];
}

/** The languages that texts are translated into. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** Every text that the sources mark. @throws Error for one that cannot be collected or would always be English, with its place */
export function writtenTexts(): readonly WrittenText[] {
  const files = new Map<string, string[]>();
  for (const file of LAYERS.flatMap(sourcesOf)) {
    const code = readFileSync(new URL(file, ROOT), 'utf8');
    if (!/\/text'/.test(code)) continue;
    for (const source of textsIn(file, code)) files.set(source, [...(files.get(source) ?? []), file]);
  }
  for (const source of namesInLog()) files.set(source, [...(files.get(source) ?? []), LOG]);
  for (const { description } of eventDefinitions) files.set(description, [TOLD_BY_SERVER]);
  return [...files].map(([source, places]) => ({ source, files: places }));
}

/** Names of events and of their fields are texts of the event log, though no source has them as texts. */
const LOG = 'contracts/src/features/audit/contract.ts';

/** What events mean, the server says. */
const TOLD_BY_SERVER = 'backend/src/features/audit/definitions.ts';

/** The names of events, of their fields and of the columns that they are folded to, as English words. */
function namesInLog(): ReadonlySet<string> {
  const fields = eventDefinitions.flatMap(({ schema }) => Object.keys(schema.shape));
  const columns = projections.flatMap((projection) => Object.keys(projection.columns));
  return new Set([
    ...eventDefinitions.map(({ type }) => eventWords(type)),
    ...[...fields, ...columns].map(fieldWords),
  ]);
}

function sourcesOf(layer: string): readonly string[] {
  return readdirSync(new URL(`${layer}/src/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${layer}/src/${file}`)
    .sort();
}

/** The texts that one file marks. */
export function textsIn(file: string, code: string): readonly string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const at = (node: ts.Node) =>
    `${file}:${String(tree.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`;
  const refuse = (node: ts.Node, why: string): never => {
    throw new Error(`${at(node)}: ${why}`);
  };
  const inTable = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) refuse(node, WRITE_IT_OUT);
    else if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) inTable(node.expression);
    else if (ts.isPropertyAssignment(node)) inTable(node.initializer);
    else if (ts.isObjectLiteralExpression(node)) node.properties.forEach(inTable);
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(inTable);
  };
  const look = (node: ts.Node, isDeferred: boolean): void => {
    const marker = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
    const [source] = ts.isCallExpression(node) ? node.arguments : [];
    if (marker === 'translated' && source) inTable(source);
    if (marker === 't' || marker === 'msg') {
      if (source && ts.isStringLiteralLike(source)) found.push(source.text);
      else if (!source || marker === 'msg' || ts.isTemplateExpression(source) || isJoined(source))
        refuse(node, WRITE_IT_OUT);
      if (marker === 't' && !isDeferred) refuse(node, SAID_TOO_EARLY);
    }
    const defers = isDeferred || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => look(child, defers));
  };
  look(tree, false);
  return found;
}

function isJoined(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

const WRITE_IT_OUT = 'write the text itself, with {names} for what is put into it';
const SAID_TOO_EARLY =
  'this would be in one language for ever: put it into a table of `translated`, or mark it with `msg` and give it to `t` where it is shown';

/** The translations of a language as its files have them: a file for each feature, English to translation. */
export function translationsOf(language: Language): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const directory = new URL(`messages/${language}/`, ROOT);
  if (!existsSync(directory)) return new Map();
  return new Map(
    readdirSync(directory).map((name) => [name, parsed(readFileSync(new URL(name, directory), 'utf8'))]),
  );
}

function parsed(text: string): Readonly<Record<string, string>> {
  const found: unknown = JSON.parse(text);
  return Object.fromEntries(Object.entries(found ?? {}).map(([source, words]) => [source, String(words)]));
}

/** The file of a text: that of its feature; of what several features have, `shared.json`; of the rest, one for the screens and one for the server. */
export function catalogueOf({ files }: WrittenText): string {
  const names = new Set(
    files.map(
      (file) =>
        /\/features\/([^/]+)\//.exec(file)?.[1] ??
        (file.startsWith('frontend/src/public/')
          ? 'public'
          : file.startsWith('frontend/')
            ? 'screens'
            : 'server'),
    ),
  );
  const [name = ''] = names;
  return `${names.size > 1 ? 'shared' : name}.json`;
}

/**
 * Every file that `npm run messages` writes, with its content: the translations, those missing empty and those no longer written anywhere gone, and
 * the compiled catalogues of screens and server.
 */
export function filesOfMessages(texts: readonly WrittenText[] = writtenTexts()): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  refuseSameKeys(texts);
  const first = firstFiles();
  for (const language of LANGUAGES) {
    const known = new Map([...translationsOf(language).values()].flatMap((file) => Object.entries(file)));
    if (language !== 'en')
      for (const [name, inFile] of grouped(texts, catalogueOf))
        files.set(
          `messages/${language}/${name}`,
          json(
            Object.fromEntries(
              inFile.map(({ source }): [string, string] => [source, known.get(source) ?? '']).sort(bySource),
            ),
          ),
        );
    const compiled = (isIn: (text: WrittenText) => boolean) =>
      json(compiledMessages(language, known, texts.filter(isIn)));
    // English has its texts in the code: what is left of them is small enough to come with the application.
    const partOf = (text: WrittenText) => {
      const part = screenPartOf(text, first);
      return part === 'start' && language === 'en' ? 'app' : part;
    };
    for (const part of partsOf(language))
      files.set(
        `frontend/src/language/${language}.${part}.json`,
        compiled((text) => partOf(text) === part),
      );
    files.set(
      `backend/src/platform/language/${language}.json`,
      compiled((text) => text.files.some((file) => !file.startsWith('frontend/'))),
    );
  }
  return files;
}

/** The catalogues that the browser loads, of the pages without a session, of the application and its first screen, of everything else. */
function partsOf(language: Language): readonly ScreenPart[] {
  return language === 'en' ? ['public', 'app'] : ['public', 'start', 'app'];
}

type ScreenPart = 'public' | 'start' | 'app';

/** @returns undefined for what only the server says */
function screenPartOf({ files }: WrittenText, first: ReadonlySet<string>): ScreenPart | undefined {
  if (files.some((file) => PUBLIC.test(file))) return 'public';
  if (files.some((file) => first.has(file))) return 'start';
  return files.some((file) => /^(?:contracts|frontend)\//.test(file)) ? 'app' : undefined;
}

/** English needs no entry but for plurals and choices: its text is where it is used. */
function compiledMessages(
  language: Language,
  known: ReadonlyMap<string, string>,
  texts: readonly WrittenText[],
): Messages {
  return Object.fromEntries(
    texts
      .flatMap(({ source }): [string, CompiledMessage][] => {
        const words = language === 'en' ? source : (known.get(source) ?? '');
        return words === '' || (language === 'en' && !hasOptions(words))
          ? []
          : [[keyOf(source), hasOptions(words) ? tokensOf(words) : words]];
      })
      .sort(bySource),
  );
}

function hasOptions(words: string): boolean {
  return /\{\w+, /.test(words);
}

function tokensOf(words: string): CompiledMessage {
  return asMessage(compileMessage(words));
}

/** What the compiler gives, as it can be written as JSON. */
function asMessage(token: unknown): CompiledMessage {
  if (typeof token === 'string' || typeof token === 'number') return token;
  if (Array.isArray(token)) return token.map(asMessage);
  return Object.fromEntries(Object.entries(token ?? {}).map(([name, option]) => [name, asMessage(option)]));
}

function refuseSameKeys(texts: readonly WrittenText[]): void {
  for (const [key, same] of grouped(texts, ({ source }) => keyOf(source)))
    if (same.length > 1)
      throw new Error(
        `These texts have the same key ${key}; change one: ${same.map(({ source }) => source).join(' / ')}`,
      );
}

/** What is in the braces of a message, in the order of the alphabet: a translation names the same. */
export function namesIn(words: string): string {
  return [...new Set(namesOf(asMessage(compileMessage(words))))].sort().join(' ');
}

function namesOf(message: CompiledMessage): readonly string[] {
  if (!isTokens(message)) return [];
  return message.flatMap((token: CompiledMessage): readonly string[] => {
    if (!isTokens(token)) return [];
    const [name, , options] = token;
    const within = typeof options === 'object' && !isTokens(options) ? Object.values(options) : [];
    return [...(typeof name === 'string' ? [name] : []), ...within.flatMap(namesOf)];
  });
}

function grouped<T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

function bySource([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
