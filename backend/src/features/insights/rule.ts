import { createHash } from 'node:crypto';
import { t } from '@annals/contracts/kernel/text';
import type { InsightPriority, InsightType } from '@annals/contracts/features/insights/constants';
import type { Evidence, InsightChart } from '@annals/contracts/features/insights/evidence';
import type { RuleName, Thresholds } from '@annals/contracts/features/insights/rules';
import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ByPerson } from '@annals/projections/features/insights/inputs/by-person';
import type { Recipient } from '@annals/projections/features/insights/recipients';
import type { ReadModels } from '@annals/projections/engine/connections';
import { inLanguage } from '../../platform/language/spoken';
import { words } from './words';

type RecordEvent =
  | MeetingEvent
  | OnboardingEvent
  | PainPointEvent
  | PerformanceReviewEvent
  | SkipLevelEvent
  | TimelineEvent
  | TimeOffEvent;

/** Which events a figure rests on: those that made a record what the rule found. */
export interface RestsOn {
  readonly stream: string;
  /** Of these the newest in the stream. */
  readonly types: readonly RecordEvent['type'][];
  /** Where the person reads the record's history. */
  readonly path: string;
  /** For streams that hold many records: not the newest, but all that happened at these moments. */
  readonly at?: readonly string[];
}

/** A figure, and the events it rests on where those may be named. The rule knows the records; the engine looks up the events. */
export type FoundEvidence = Omit<Evidence, 'events' | 'eventIds'> & {
  readonly restsOn?: readonly RestsOn[];
};

/** What a rule has to say to one person, and what it rests on. */
export interface Finding {
  /** What it is about: the records, or the period. The same rule finds the same key for a person once. */
  readonly key: string;
  readonly insightType: InsightType;
  readonly title: string;
  readonly description: string;
  readonly priority: InsightPriority;
  /** An ISO instant. */
  readonly expiresAt: string;
  readonly actionPath?: string | undefined;
  /** The manager whose team it is about. */
  readonly targetTeamId?: PersonId | undefined;
  readonly evidence: readonly FoundEvidence[];
  readonly chart?: InsightChart | undefined;
  /** What it was compared with, in words. */
  readonly threshold: string;
}

/** A rule: what it looks at, and a pure judgement. */
export interface Rule<Name extends RuleName, Input> {
  readonly name: Name;
  /**
   * Days between two insights of a rule about a development over time, whose figures move a little every week.
   * null: it is about records, and finds them again when they are others.
   */
  readonly restDays: number | null;
  /** For many recipients at once, each in their own reach. Who is missing has nothing to judge. */
  readonly inputsOf: (
    db: ReadModels,
    people: readonly Recipient[],
    now: Date,
    thresholds: Thresholds[Name],
    /** Of those who have chosen none. */
    timeZone: string,
  ) => Promise<ByPerson<Input>>;
  /** @param recipient whom it would be for */
  readonly judge: (
    input: Input,
    thresholds: Thresholds[Name],
    now: Date,
    recipient: PersonId,
  ) => Finding | null;
}

/** A rule with its types erased, as the engine runs it. */
export interface RunnableRule {
  readonly name: RuleName;
  readonly restDays: number | null;
  readonly find: (
    db: ReadModels,
    people: readonly Recipient[],
    now: Date,
    thresholds: Thresholds,
    timeZone: string,
  ) => Promise<ByPerson<Finding>>;
}

export function runnable<Name extends RuleName, Input>(rule: Rule<Name, Input>): RunnableRule {
  const { name, restDays, inputsOf, judge } = rule;
  return {
    name,
    restDays,
    find: async (db, people, now, all, timeZone) => {
      const thresholds = all[name];
      const found = new Map<PersonId, Finding>();
      for (const [id, input] of await inputsOf(db, people, now, thresholds, timeZone)) {
        // What is stored is English, in whichever language it was asked for.
        const finding = inLanguage('en', () => judge(input, thresholds, now, id));
        if (finding) found.set(id, finding);
      }
      return found;
    },
  };
}

const DAY_MS = 86_400_000;

/** How long an insight about records is shown, if they do not change before. */
const SHOWN_DAYS = 28;

export function shownUntil(now: Date, days = SHOWN_DAYS): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** Whole days since an instant or a day. */
export function daysSince(instant: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS);
}

/** A key for a set of records, whatever their order. */
export function keyOfSet(ids: readonly string[]): string {
  return createHash('sha256')
    .update([...ids].sort().join(' '))
    .digest('hex')
    .slice(0, 32);
}

/** How many records an insight names one by one. */
const NAMED = 8;

/** The first of many, and a line that says how many more there are. */
export function firstOf<Record>(
  records: readonly Record[],
  asEvidence: (record: Record) => FoundEvidence,
  rest: { readonly label: string; readonly path?: string },
): FoundEvidence[] {
  const named = records.slice(0, NAMED).map(asEvidence);
  const more = records.length - NAMED;
  return more > 0 ? [...named, { ...rest, value: t(words.more, { count: more }) }] : named;
}

/** A figure to one decimal, without a decimal that is zero. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}
