import type { RuleName } from '@annals/contracts/features/insights/rules';

/** Causes, predictions, judgements, and who it is about: no figure says them, so only words that the rule itself uses are allowed. */
const CLAIMS: readonly RegExp[] = [
  /\b(because|due to|owing to|caus\w+|reasons?|therefore|hence|leads? to|results? in|thanks to)\b/gi,
  /\b(likely|probabl\w+|predict\w*|forecast\w*|expect\w*|will|soon|risks?|guarantee\w*|certain(ly)?|clearly|obviously)\b/gi,
  /\b(fault|fail\w*|blam\w+|poor(ly)?|bad(ly)?|worst|lazy|weak|unproductive|underperform\w*|incompeten\w+|irresponsib\w+|neglect\w*|ignor\w+|problem\w*)\b/gi,
  /\b(burn-?\s?out|ill|illness|sick\w*|depress\w*|anxi\w+|diagnos\w+|health\w*|pregnan\w+|therap\w+|medica\w+|mental\w*)\b/gi,
  /\b(quit\w*|resign\w*|leav(e|es|ing)|attrition|turnover|fir(e|ed|ing)|dismiss\w*|terminat\w*|disciplin\w*|punish\w*|demot\w*|promot\w*|salary|bonus|pay|legal\w*|lawsuit\w*|discriminat\w*|harass\w*|illegal)\b/gi,
  /\b(always|never|everyone|everybody|nobody|no one|best|unprecedented|excellent|great|terrible|alarming|dangerous|critical|crisis|severe\w*)\b/gi,
  /\b(manager|managers|boss|colleagues?|employees?|team|teams|teammates?|company|department|customers?|clients?|family|he|she|his|her|him|men|women)\b/gi,
];

/** For each rule: what would say the opposite of what it found. */
const OPPOSITES: Readonly<Record<RuleName, RegExp>> = {
  'meeting-overload': /\b(fewer|less|decreas\w*|fell|fall\w*|drop\w*|below|lower|quiet\w*|light\w*)\b/i,
  'falling-wellbeing':
    /\b(ris(e|es|en|ing)|rose|improv\w*|increas\w*|grow\w*|grew|better|higher|up|gain\w*|recover\w*)\b/i,
  'stress-without-meetings': /\b(relaxed|improv\w*|calm\w*|unstressed|better)\b/i,
  'overdue-reviews': /\b(on time|in time|completed|done|early|ahead)\b/i,
  'unrecognised-achievements': /\b(was|were|been|is|are) recogni[sz]ed\b/i,
  'ageing-pain-points': /\b(resolved|solved|fixed|closed)\b/i,
  'unused-time-off': /\b(used up|overdrawn|exceed\w*)\b/i,
  'stalled-onboarding': /\b(on track|finished|progress\w*|ahead|moving)\b/i,
  'unprepared-skip-level': /\b(is prepared|are prepared|is ready|are ready)\b/i,
};

/** Whether a text says something that its figures do not. */
export function claimsMore(text: string, rule: RuleName | null, ownWords: string): boolean {
  const own = ownWords.toLowerCase();
  const isOwn = (claim: string) => new RegExp(`\\b${claim.toLowerCase()}\\b`).test(own);
  if (CLAIMS.some((claim) => (text.match(claim) ?? []).some((found) => !isOwn(found)))) return true;
  const opposite = rule === null ? null : OPPOSITES[rule].exec(text);
  return opposite !== null && !isOwn(opposite[0]);
}
