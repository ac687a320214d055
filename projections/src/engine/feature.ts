import type { Feature, RecordCategory } from '@annals/contracts/kernel/feature';
import type { NoticeSource } from './notice';
import type { Projection } from './projection';

/** What a feature has on the read side. */
export interface ProjectionFeature {
  /** A fold for each read model that the feature declares. */
  readonly projections: readonly Projection[];
  /** Whom its events tell of what. */
  readonly notices: NoticeSource;
  /**
   * What its records were at a moment, by the category of their streams: the folds whose rows follow from the stream of one record. The
   * first is the record itself. Sums over many records, such as a team's weeks, are not among them.
   */
  readonly asOf: { readonly [Category in RecordCategory]?: readonly Projection[] };
}

/**
 * Declares the read side of a feature; `projections/src/features.ts` lists it.
 * @throws Error when the folds are not those of the read models that the feature declares
 */
export function projectionFeature(
  feature: Feature,
  { projections = [], notices = new Map(), asOf = {} }: Partial<ProjectionFeature>,
): ProjectionFeature {
  const declared = [...(feature.readModels ?? [])].sort().join(', ');
  const folded = projections
    .map(({ name }) => name)
    .sort()
    .join(', ');
  if (declared !== folded)
    throw new Error(`${feature.name} declares the read models [${declared}] and folds [${folded}].`);
  return { projections, notices, asOf };
}
