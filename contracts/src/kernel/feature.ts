import { translated } from './text';
import type { NoticeKind } from './notice-kind';
import type { Role } from './roles';

/**
 * What a feature is called, who may use it, and what of it others name: everything about it that the browser needs at once, and therefore
 * no schema. Events and routes are in its `contract.ts`.
 */
export interface Feature {
  /** The name of its folder in every layer. */
  readonly name: string;
  /** Who may do what. *Whose* records are meant is narrowed further by scope: oneself, one's reports, one's subtree, everyone. */
  readonly permissions?: Readonly<Record<string, readonly Role[]>>;
  /** False: no program may use any of it with a token, because it decides who gets in. */
  readonly takesTokens?: boolean;
  /** Where its screens are, by the names that others link to them by; `:name` represents one segment. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Cache tags: what a browser holds of it, and what the server says has moved. */
  readonly tags?: readonly string[];
  /** The tables its answers come from. */
  readonly readModels?: readonly string[];
  /** What auditors call its records, by the category of their streams. */
  readonly records?: Readonly<Record<string, string>>;
  /** What people are told of it. */
  readonly notices?: Readonly<Record<string, NoticeKind>>;
  /** What of it can wait for somebody, by name: counted beside its screen in the sidebar, and some of it in the weekly digest. */
  readonly waiting?: Readonly<Record<string, WaitingKind>>;
  /** The kinds of access it hands out, by name: what reviews of access list. */
  readonly access?: Readonly<Record<string, string>>;
  /** Why its commands and questions are refused, by code (`<feature>.<what is wrong>`), with the HTTP status of the answer. */
  readonly problems?: Readonly<Record<string, ProblemStatus>>;
  /** The types of its events that happen by themselves and are told to operations, by kind. */
  readonly automation?: { readonly [Kind in AutomaticKind]?: readonly string[] };
}

/** Where something that waits for somebody is dealt with, and what it is counted from. */
export interface WaitingKind {
  /** The name of the address of the screen. */
  readonly on: string;
  readonly tag: string;
  readonly readModel: string;
}

/** The HTTP status of a refusal. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/**
 * The kinds of automatic acts. How somebody is (pulses, and what ALEX found for whom) is nobody's business in operations and is
 * not among it.
 */
export const AUTOMATIC_KIND_LABELS = translated({
  reminder: 'Reminders',
  celebration: 'Celebrations',
  digest: 'Weekly digests',
  email: 'E-mails',
  points: 'Points',
  handover: 'Handed over',
  planned: 'Planned changes',
  briefing: 'Briefings',
});
export type AutomaticKind = keyof typeof AUTOMATIC_KIND_LABELS;
export const AUTOMATIC_KIND_NAMES = Object.keys(AUTOMATIC_KIND_LABELS) as [AutomaticKind, ...AutomaticKind[]];

/** Declares a feature. Its file adds it to `Features`, and `contracts/src/features.ts` lists it; the compiler misses it there. */
export function feature<const F extends Feature>(declared: F): F {
  return declared;
}

/** Every feature with its exact type. Each feature's `feature.ts` adds itself, so no type runs in a circle. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by every feature
export interface Features {}

type OneOf = Features[keyof Features];
type KeysOf<Part extends keyof Feature> = OneOf extends infer F
  ? F extends Readonly<Record<Part, infer Table>>
    ? keyof Table & string
    : never
  : never;
type NamesOf<Part extends keyof Feature> = OneOf extends infer F
  ? F extends Readonly<Record<Part, readonly (infer Name)[]>>
    ? Name & string
    : never
  : never;

export type Permission = KeysOf<'permissions'>;
export type Tag = NamesOf<'tags'>;
/** The names of the read models a query answers from; it waits for these to reach the caller's position. */
export type ReadModelName = NamesOf<'readModels'>;
export type AddressName = KeysOf<'addresses'>;
/** The address of a name as it is declared, with its `:name`s. */
export type PatternOf<Name extends AddressName> = Name extends unknown
  ? OneOf extends infer F
    ? F extends { readonly addresses: Readonly<Record<Name, infer Pattern>> }
      ? Pattern
      : never
    : never
  : never;
export type WaitingName = KeysOf<'waiting'>;
export type NoticeKindName = KeysOf<'notices'>;
export type RecordCategory = KeysOf<'records'>;
export type AccessKind = KeysOf<'access'>;
export type FeatureProblemCode = KeysOf<'problems'>;
/** The names of the facts that the sentence of a kind of notice is made from. */
export type FactNameOf<Kind extends NoticeKindName> = OneOf extends infer F
  ? F extends { readonly notices: Readonly<Record<Kind, NoticeKind<infer Fact>>> }
    ? Fact
    : never
  : never;

/** What a route asks of its caller. */
export type Access = 'public' | 'signed-in' | Permission;

let declared: readonly Feature[] | undefined;

/** Called once, by the list of all features. */
export function declareFeatures(features: Features): void {
  declared = Object.values(features);
}

/**
 * Every feature, for what one feature makes of all of them when it is first asked.
 * @throws Error when nobody has loaded `contracts/src/features.ts`
 */
export function declaredFeatures(): readonly Feature[] {
  if (!declared) throw new Error('The list of features is not loaded: import contracts/src/features.ts.');
  return declared;
}
