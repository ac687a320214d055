/** An archive, or a database, that a backup cannot be restored from or into; a sentence says why. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}
