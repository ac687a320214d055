import { FEATURES } from './features';
import type { Feature, RecordCategory } from './kernel/feature';

/** The categories of streams that have a name. */
export const RECORD_CATEGORIES = Object.values<Feature>(FEATURES).flatMap(
  ({ records = {} }) => Object.keys(records) as RecordCategory[],
);
