import { FEATURES } from './features';
import type { AccessKind, Feature } from './kernel/feature';

/** The kinds of access that features hand out, with what they are called. */
export const ACCESS_KINDS = Object.fromEntries(
  Object.values<Feature>(FEATURES).flatMap(({ access = {} }) => Object.entries(access)),
) as Readonly<Record<AccessKind, string>>;

/** The names of the kinds, in the order of the features. */
export const ACCESS_KIND_NAMES = Object.keys(ACCESS_KINDS) as AccessKind[];
