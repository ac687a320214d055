import { FEATURES } from './features';
import type { Feature, Tag } from './kernel/feature';

/** The cache tags of every feature: what a browser holds, and what the server says has moved. */
export const TAGS = Object.values<Feature>(FEATURES).flatMap(({ tags = [] }) => tags) as readonly Tag[];
