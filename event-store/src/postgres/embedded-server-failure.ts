/** Why there is no embedded server, in a sentence for the operator. */
export class EmbeddedServerFailure extends Error {
  override readonly name = 'EmbeddedServerFailure';
}
