import { v5 } from 'uuid';

const NAMESPACE = 'b5a3f0f6-7a0c-5a52-9a8e-6f2f2a1d6c11';

/** A UUID that follows from its parts: the same parts give the same id, on every machine and on every try. */
export function derivedId(...parts: readonly string[]): string {
  return v5(parts.join('/'), NAMESPACE);
}
