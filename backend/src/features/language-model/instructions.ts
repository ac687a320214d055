import { z } from 'zod';
import type { Material } from './material';

/** Raised with every change of the words below. */
export const INSTRUCTIONS_VERSION = 1;

/** How long each text may be, in characters. */
export const LENGTHS = {
  title: { least: 8, most: 90 },
  description: { least: 20, most: 300 },
  summary: { least: 30, most: 600 },
} as const;

export const insightWords = z.strictObject({ title: z.string(), description: z.string() });
export const briefingWords = z.strictObject({ summary: z.string() });

const RULES = `You get one JSON object with a rule, a type and figures, each with its label. You do not know whom it is about.
Write plain English, in short and calm sentences.
Use only figures that are given, written as the same digits, each with what its label says it counts. Compute nothing: no sums, differences, shares or percentages. Write no numbers as words. Dates stay as they are given.
Write no names of people, teams, companies or products. Give no causes, predictions, judgements of people or health, and say nothing that the figures do not say.
Write titles like sentences, with one capital. Write no links, addresses, markup, lists, emoji or exclamation marks.`;

const OF_INSIGHT = `You reword a notice of a workplace application for its reader, who is addressed as "you".
${RULES}
Answer with a JSON object: "title", at most ${String(LENGTHS.title.most)} characters, and "description", at most ${String(LENGTHS.description.most)} characters.`;

const OF_BRIEFING = `You draft the summary of a briefing for one of the two people of a skip-level meeting, from its figures.
${RULES}
Answer with a JSON object: "summary", two or three sentences, at most ${String(LENGTHS.summary.most)} characters.`;

/** What a language model is told, and the shape its answer must have. */
export function instructionsFor({ kind }: Material) {
  return kind === 'insight'
    ? { instructions: OF_INSIGHT, answer: insightWords }
    : { instructions: OF_BRIEFING, answer: briefingWords };
}
