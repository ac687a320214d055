/** A setting that cannot be used, in a sentence that names it. Its value is never repeated: it may be a secret. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
}
