import type { CommandRoute, QueryRoute, Route } from '@annals/contracts/kernel/route';
import type { z } from 'zod';

/** The fields of an object schema as a caller gives them; no fields at all for an empty one. */
type FieldsOf<Schema extends z.ZodObject> = keyof Schema['shape'] extends never ? unknown : z.input<Schema>;

type Flat<Fields> = { [Key in keyof Fields]: Fields[Key] };

/** Nothing to give: `void`. Nothing that must be given: may be left out. */
type Given<Fields> = keyof Fields extends never
  ? void
  : Record<never, never> extends Fields
    ? Flat<Fields> | void
    : Flat<Fields>;

/** What a call of this route takes: the names in its path, and its query or body, side by side. */
export type ArgumentsOf<R extends Route> =
  R extends QueryRoute<infer Params, infer Query, z.ZodType>
    ? Given<FieldsOf<Params> & Omit<FieldsOf<Query>, 'after'>>
    : R extends CommandRoute<infer Params, infer Body, z.ZodType>
      ? Given<FieldsOf<Params> & FieldsOf<Body>>
      : never;

/** What this route answers. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;
