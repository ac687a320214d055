/** Words that any English text is made of: what a text has few of is in another language, and what begins with another may begin with a name. */
const COMMON = `a about above after again against ago all along also although among an and another any are around as asked at average away
back be been before began begin begins being below best better between both briefing but by can check come could count counted current day days
did do does done down during each early earlier either employee enough even ever every few fewer figure figures first for found four from full
further get give given go goes going good had has have having he her here high higher highlights his hour hours how if in into is it its itself
just keep know last late later latest least left less let like little long longer look looking low lower made make makes many may maybe mean
meeting meetings meet might month months more most much near nearly need needs new next no nobody none nor not now of off often on once one only
open or other others our out over overdue own part past people per perhaps person place point points questions quite rather reach recent recently
recognition review reviews same see seems seen several she short should show shows since so some somebody someone soon spent stands still such
summary take taken takes talk team than that the their them then there these they this those though three through time times to together took
toward towards two under until up upcoming us used usual usually vacation very was way we week weeks well were what when where whether which
while who whole whom whose why will with within without work would yet you your yours year years
answered score scores onboarding achievement achievements waiting wait waits reported suggested action items item days stress steadiness onboardings
records record consider review notice note think plan planned remaining carried`;

const ENGLISH = new Set(COMMON.split(/\s+/));

export function isCommon(word: string): boolean {
  return ENGLISH.has(word);
}

const CALENDAR = `monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
october november december`;

/** Always written with a capital, and nobody's name. */
export const CAPITALISED = new Set(['alex', 'i', ...CALENDAR.split(/\s+/)]);

/** Numbers written as words, as digits. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`
    .split(' ')
    .map((word, value) => [word, String(value)]),
);

/** Amounts that are no figure of anybody's evidence. */
export const AMOUNTS =
  /\b(half|halved|halves|double[ds]?|doubling|twice|thrice|triple[ds]?|dozens?|couple|hundreds?|thousands?|millions?|billions?|thirty|forty|fifty|sixty|seventy|eighty|ninety|majority|minority|two-thirds|thirds?|percent|percentage|a quarter of|three quarters)\b/i;

/** What figures count. A figure has another unit only where its evidence has it. */
export const UNITS = [
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'meeting',
  'point',
  'person',
  'people',
  'review',
  'onboarding',
  'achievement',
  'recognition',
  'time',
  'question',
  'item',
  'highlight',
  'check',
  'deviation',
  '%',
] as const;
