import { z } from 'zod';
import type { Erased } from './erased';

declare const personalMark: unique symbol;
type Personal = { readonly [personalMark]: true };

/**
 * Marks a field of an event as personal data: it is encrypted with the key of the person the event is about
 * before it is hashed or stored, and reads as `Erased` once that key was destroyed.
 */
export function personal<S extends z.ZodType>(schema: S): S & Personal {
  return schema.meta({ personal: true }) as S & Personal;
}

export type EventShape = Record<string, z.ZodType>;
type PersonalKeys<Shape extends EventShape> = {
  [K in keyof Shape]: Shape[K] extends Personal ? K : never;
}[keyof Shape];

/** The data of an event as a command writes it. */
export type WrittenData<Shape extends EventShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

/** The data of an event as a reader gets it back: personal fields may have been erased since. */
export type RecordedData<Shape extends EventShape> = {
  [K in keyof WrittenData<Shape>]: K extends PersonalKeys<Shape>
    ? WrittenData<Shape>[K] | Erased
    : WrittenData<Shape>[K];
};

/** The kinds of actors: a person in a session, what vouches for them, a client that keeps the directory of people, a program with a token, Annals itself. */
export const ACTOR_KINDS = ['person', 'identity provider', 'scim', 'token', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who did it, why it followed, and when. Flat, with string values, so that every store can carry it. */
export const eventMetadata = z.strictObject({
  /** The command that caused the event; of a request it follows from its idempotency key and its address. */
  commandId: z.string(),
  correlationId: z.string(),
  causationId: z.string().optional(),
  /** The person who acted, or the name of a system actor such as `system:reminders`. */
  actorId: z.string(),
  actorRole: z.string(),
  /** The kind of actor where id and role do not say it; see `actorKindOf`. */
  actorKind: z.enum(ACTOR_KINDS).optional(),
  /** Of a program that acted: the id of its token, and what that was called at the moment. */
  tokenId: z.string().optional(),
  tokenName: z.string().optional(),
  /** Who answers for an actor that is no person: who made the token that was used. */
  onBehalfOf: z.string().optional(),
  /** When it happened, as an ISO instant; the store adds when it was recorded. */
  occurredAt: z.iso.datetime(),
  requestId: z.string().optional(),
  /** Why a person corrected or overrode something, in their words. */
  reason: z.string().optional(),
  /** For automatic acts: the policy that followed from the event of `causationId`, when one did. */
  policy: z.string().optional(),
  /** For automatic acts: the job that did it, and which try of the job it was, from 1. */
  job: z.string().optional(),
  attempt: z
    .string()
    .regex(/^[1-9]\d*$/)
    .optional(),
});
export type EventMetadata = z.infer<typeof eventMetadata>;

/** What kind of actor it was. Events from before there were kinds say it by the id and the role of their actor. */
export function actorKindOf({
  actorKind,
  actorRole,
  actorId,
}: Pick<EventMetadata, 'actorKind' | 'actorRole' | 'actorId'>): ActorKind {
  if (actorKind !== undefined) return actorKind;
  if (actorRole !== 'system') return 'person';
  return actorId === 'system:identity-provider' ? 'identity provider' : 'system';
}

/** As what somebody acted: a person in their role, everything else as its kind. */
export function actedAs(metadata: Pick<EventMetadata, 'actorKind' | 'actorRole' | 'actorId'>): string {
  const kind = actorKindOf(metadata);
  return kind === 'person' ? metadata.actorRole : kind;
}

/** An event a decider answered with: not yet stored, not yet attributed. */
export interface NewEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** An event as it is read back from the log, upcast to the current version of its type. */
export interface RecordedEvent<Type extends string = string, Data = unknown> {
  readonly id: string;
  readonly type: Type;
  readonly stream: string;
  /** The place in its stream, from 0. */
  readonly revision: bigint;
  /** The place in the whole log; position order is commit order. */
  readonly position: bigint;
  /** When the store recorded it (ISO instant); given by the store, never by the writer. */
  readonly recordedAt: string;
  readonly data: Data;
  readonly metadata: EventMetadata;
}

/** Turns the data of version N into the data of version N + 1. Pure; never edited once released. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

export interface EventDeclaration<Shape extends EventShape> {
  /** The category of its stream: `meeting` for streams named `meeting-<id>`. */
  readonly category: string;
  /** One sentence for the event catalogue: what happened, in the language of HR. */
  readonly description: string;
  /** The field naming the person whose key encrypts the personal fields. Needed when there are any. */
  readonly about?: keyof Shape & string;
  readonly data: Shape;
  /**
   * True where even that somebody did it was promised to stay between few. Then nobody but auditors learns who acted: neither operations nor
   * an archive that somebody else asked for.
   */
  readonly confidential?: true;
  /** `upcasters[N]` lifts version N to N + 1; one for every version below the current one. */
  readonly upcasters?: Readonly<Record<number, Upcaster>>;
}

export interface EventDefinition<Type extends string = string, Shape extends EventShape = EventShape> {
  readonly type: Type;
  readonly version: number;
  readonly category: string;
  readonly description: string;
  readonly about: string | undefined;
  readonly personalFields: readonly string[];
  /** Whether it says in confidence who acted; see `EventDeclaration`. */
  readonly isConfidential: boolean;
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
  readonly upcasters: Readonly<Record<number, Upcaster>>;
  /** Builds the event from its data. The log checks it against the schema when it is appended: once, where nothing gets past. */
  of(data: z.input<z.ZodObject<Shape, z.core.$strict>>): NewEvent<Type, WrittenData<Shape>>;
}

/** The recorded form of the events of one or several definitions, as a union told apart by `type`. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Shape>
    ? RecordedEvent<Type, RecordedData<Shape>>
    : never;

/** The new form of the same events, as deciders answer with. */
export type NewEventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Shape> ? NewEvent<Type, WrittenData<Shape>> : never;

/**
 * Declares an event once. Its type, validation, encryption, upcasting and its entry in the event catalogue derive from here.
 * @param type past tense, in the language of HR; never changed once an event of it is stored
 * @param version of the data's shape, from 1; raise it with an upcaster and a new frozen fixture
 */
export function event<const Type extends string, const Shape extends EventShape>(
  type: Type,
  version: number,
  declaration: EventDeclaration<Shape>,
): EventDefinition<Type, Shape> {
  const schema = z.strictObject(declaration.data);
  const personalFields = Object.entries(declaration.data)
    .filter(([, field]) => field.meta()?.['personal'] === true)
    .map(([name]) => name);
  if (personalFields.length > 0 && declaration.about === undefined)
    throw new Error(
      `${type} has personal fields (${personalFields.join(', ')}) but does not say whom it is about`,
    );
  for (let from = 1; from < version; from += 1)
    if (!declaration.upcasters?.[from]) throw new Error(`${type} needs an upcaster from version ${from}`);
  return {
    type,
    version,
    category: declaration.category,
    description: declaration.description,
    about: declaration.about,
    personalFields,
    isConfidential: declaration.confidential ?? false,
    schema,
    upcasters: declaration.upcasters ?? {},
    of: (data) => ({ type, data: data as WrittenData<Shape> }),
  };
}
