import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOMS = [
  'contracts/src',
  'event-store/src',
  'projections/src',
  'backend/src',
  'demo/src',
  'frontend/src',
];

/** Words that `docs/glossary.md` replaces: in names of files, in identifiers and in comments. */
const IN_CODE =
  /\b(?:doors?|side door|knocks?|tellers?|astray|workpiece|convoy|unhurried|modestly|half.?time|wordmark|check-?up)\b|[a-z](?:Doors?|Tellers?|Desks?|Workpiece|Convoy|Astray|Face)\b|\b(?:EmptyFace|ErrorFace|FormFoot|useFilled|useSettled|eachOf|ListFaces|inOrganisationTurn)\b/;

/** Words that no engineer uses: kept out of comments. */
const IN_COMMENTS = /^\s*(?:\/\/|\/?\*|\{\/\*).*\b(?:anew|whoever|in vain)\b/i;

/** Stored names and design names that keep their word. */
const KEPT = [/font-wordmark/, /wordmark's alone/i];

const ON_SCREENS =
  /By itself|Take note\b|What comes of it|name nobody|Last heard of|Furthest behind|Behind by|Take a filter away|'Narrow'|'Spread'|Take as evidence|[Pp]ut away|Quiet for you|[Tt]ake over a list|Left out|Everybody who works here|that you ask for|feedbacks\b|times off\b|\banew\b|\b[Ww]hoever\b|'Holds'|ticked off|taken up again|talked about|[Pp]uts? (?:“{text}”|something) on the agenda/;

/** A line of a comment, behind the place where it was found. */
const COMMENT = /^\S+ (?:\/\/|\/?\*)/;

const filesOf = (room: string, ending: RegExp) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(room, file));

/** The lines with a word that is kept out, each with its place. */
function linesWith(word: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        word.test(line) && !KEPT.some((kept) => kept.test(line))
          ? [`${file}:${String(index + 1)} ${line.trim()}`]
          : [],
      ),
  );
}

test('code and comments use the words of the glossary', () => {
  const files = ROOMS.flatMap((room) => filesOf(room, /(?<!\.test)\.tsx?$/));
  expect(linesWith(IN_CODE, files)).toEqual([]);
  expect(linesWith(IN_COMMENTS, files)).toEqual([]);
  expect(files.filter((file) => IN_CODE.test(file))).toEqual([]);
});

test('screens use the words of the glossary', () => {
  const files = [
    ...filesOf('frontend/src', /texts\.ts$/),
    // Histories, and what `/api/docs` and the audit say of routes, bodies and events.
    ...filesOf('backend/src/features', /(?:history|sentences)\.ts$/),
    ...filesOf('contracts/src/features', /(?:routes|commands|events|notices)\.ts$/),
  ];
  expect(files.length).toBeGreaterThan(50);
  const shown = linesWith(ON_SCREENS, files).filter((line) => !COMMENT.test(line));
  expect(shown).toEqual([]);
});

test('a word that was replaced is found', () => {
  for (const word of [
    'export const meetingDoors = 1',
    '// opens the door',
    'const convoy = 1',
    '<EmptyFace />',
  ])
    expect(IN_CODE.test(word)).toBe(true);
  expect(IN_COMMENTS.test(' * The rows are made anew.')).toBe(true);
  expect(ON_SCREENS.test("title: 'By itself'")).toBe(true);
});
