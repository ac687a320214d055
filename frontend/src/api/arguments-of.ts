import type { CommandRoute, QueryRoute, Route } from '@annals/contracts/kernel/route';
import type { z } from 'zod';

/** The fields of an object schema as a caller gives them; no fields at all for an empty one. */
type FieldsOf<Schema extends z.ZodObject> = keyof Schema['shape'] extends never ? unknown : z.input<Schema>;

type Flat<Fields> = { [Key in keyof Fields]: Fields[Key] };

/** An argument that may be left out: TypeScript allows that for a parameter whose type includes `void`, and for no other. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- this is the one place that needs it
export type Nothing = void;

type Given<Fields> = keyof Fields extends never
  ? Nothing
  : Partial<Fields> extends Fields
    ? Flat<Fields> | Nothing
    : Flat<Fields>;

/** The position at which the caller saw what a command replaces; of a command without fields there is nothing to replace. */
type Seen<Fields> = keyof Fields extends never ? unknown : { seenPosition?: string | undefined };

/** What a call of this route takes: the names in its path, and its query or body, side by side. */
export type ArgumentsOf<R extends Route> =
  R extends QueryRoute<infer Params, infer Query>
    ? Given<FieldsOf<Params> & Omit<FieldsOf<Query>, 'after'>>
    : R extends CommandRoute<infer Params, infer Body>
      ? Given<FieldsOf<Params> & FieldsOf<Body>> & Seen<FieldsOf<Params> & FieldsOf<Body>>
      : never;

/** What this route answers. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;
