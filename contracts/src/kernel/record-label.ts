import { declaredFeatures } from './feature';
import { t } from './text';
import { eventWords } from './words';

/** A category of streams as people call it; one that no feature names by its own name. */
export function recordLabel(category: string): string {
  for (const { records = {} } of declaredFeatures()) {
    const label = records[category];
    if (label !== undefined) return t(label);
  }
  return eventWords(category);
}
