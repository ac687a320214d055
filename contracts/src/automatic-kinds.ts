import { FEATURES } from './features';
import type { AutomaticKind, Feature } from './kernel/feature';

/** The types of the events that are of a kind, from every feature. */
export function automaticTypes(kind: AutomaticKind): readonly string[] {
  return Object.values<Feature>(FEATURES).flatMap(({ automation = {} }) => automation[kind] ?? []);
}
