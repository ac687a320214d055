/** The kinds of errors of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'sensitive';

/** A request of a SCIM client that is refused, with a sentence for who looks after it there. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  constructor(
    readonly status: number,
    readonly scimType: ScimType | undefined,
    detail: string,
  ) {
    super(detail);
  }
}

/** The body of an error. */
export function errorBody(status: number, detail: string, scimType?: ScimType): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail,
  };
}

export const nothingThere = () => new ScimError(404, undefined, 'There is no such resource.');
