import type { WordingFault } from '@annals/contracts/features/language-model/constants';
import { LENGTHS } from '../instructions';
import type { Material } from '../material';
import { claimsMore } from './claims';
import { inventsFigures } from './figures';
import { CAPITALISED, isCommon } from './vocabulary';

/** What plain English sentences are written with. No markup, no other script, nothing invisible, no emoji. */
const CHARACTERS = /^[A-Za-z0-9 .,:;?()%±'’‘"“”\-–—−]*$/;
const ADDRESS = /https?|www\b|[A-Za-z0-9]\.[A-Za-z]{2}|\b(dot com|at gmail|e-?mail address|phone number)\b/i;
const INSTRUCTION =
  /\b((ignore|disregard|forget|override|bypass)\b.{0,40}\b(previous|above|prior|earlier|all|any|instructions?|rules?)|system prompt|instructions?|prompt|as an ai|language model|assistant|password\w*|passcode|credentials?|token|api key|click|log ?in|sign ?in|download|install|visit|wire|transfer|payment|reply with|respond with|send (me|us|it|them|your|the)|call (me|us|this)|urgent(ly)?|immediately|do not tell|keep (this|it) (secret|between)|secret(ly)?|confidential|must|act now|approve|grant)\b/i;
/** Of a text's words, at least so many are such as every English text has. */
const LEAST_ENGLISH = 0.45;

/**
 * What is wrong with an answer, each kind once; nothing when its words may be used.
 * @param content what the language model answered, to the letter
 */
export function faultsOf(content: string, material: Material): WordingFault[] {
  const parsed = parse(content);
  if (parsed === undefined) return ['not-json'];
  const words = wordsOf(parsed, material);
  if (words === null) return ['wrong-shape'];
  const texts = Object.values(words);
  const faults: [WordingFault, boolean][] = [
    ['length', Object.entries(words).some(([field, text]) => isTooLongOrShort(field, text))],
    ['characters', texts.some((text) => !CHARACTERS.test(text))],
    ['figure', texts.some((text) => inventsFigures(text, material.figures))],
    ['language', !isEnglish(texts.join(' '))],
    ['name', texts.some((text) => hasName(text, material))],
    ['address', texts.some((text) => ADDRESS.test(text))],
    ['instruction', texts.some((text) => INSTRUCTION.test(text))],
    ['claim', texts.some((text) => claimsMore(text, material.rule, knownWords(material)))],
  ];
  return faults.filter(([, isAtFault]) => isAtFault).map(([fault]) => fault);
}

/** The texts of an answer, by their names; null when it has another shape. */
export function wordsOf(parsed: unknown, { kind }: Pick<Material, 'kind'>): Record<string, string> | null {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
  const wanted = kind === 'insight' ? ['title', 'description'] : ['summary'];
  const entries = Object.entries(parsed as Record<string, unknown>);
  if (entries.length !== wanted.length) return null;
  const texts: Record<string, string> = {};
  for (const [name, text] of entries) {
    if (!wanted.includes(name) || typeof text !== 'string') return null;
    texts[name] = text;
  }
  return texts;
}

/** @returns undefined when it is no JSON */
export function parse(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return undefined;
  }
}

function isTooLongOrShort(field: string, text: string): boolean {
  const { least, most } = LENGTHS[field as keyof typeof LENGTHS];
  return text.trim().length < least || text.length > most;
}

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.filter(isCommon).length / words.length >= LEAST_ENGLISH;
}

function knownWords({ ownWords, figures }: Material): string {
  return `${ownWords} ${figures.map(({ label, value }) => `${label} ${value}`).join(' ')}`;
}

/** Common words that are somebody's name when they have a capital. */
const GIVEN_NAMES = new Set(['will', 'may']);

/** A word with a capital that is neither a common one nor one of the product's own. */
function hasName(text: string, material: Material): boolean {
  const known = new Set(
    knownWords(material)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  );
  for (const match of text.matchAll(/[A-Z][A-Za-z]*/g)) {
    const before = text.slice(0, match.index);
    if (/[A-Za-z]$/.test(before)) return true;
    const word = match[0].toLowerCase();
    if (CAPITALISED.has(word)) continue;
    if (word.length > 1 && match[0] === match[0].toUpperCase()) return true;
    const begins = before.trim() === '' || /[.?:]["”’)]?\s+["“‘(]?$/.test(before);
    if (!(isCommon(word) || known.has(word))) return true;
    if (!begins && GIVEN_NAMES.has(word)) return true;
  }
  return false;
}
