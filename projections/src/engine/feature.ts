import type { Feature, RecordCategory } from '@annals/contracts/kernel/feature';
import type { WaitingCounts } from './counted-rows';
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
  /** A count for everything that the feature declares can wait for somebody. */
  readonly waiting: WaitingCounts;
}

/**
 * Declares the read side of a feature; `projections/src/features.ts` lists it.
 * @throws Error when the folds or the counts are not those that the feature declares
 */
export function projectionFeature(
  { name, readModels = [], waiting: declared = {} }: Feature,
  { projections = [], notices = new Map(), asOf = {}, waiting = {} }: Partial<ProjectionFeature>,
): ProjectionFeature {
  const agree = (what: string, named: readonly string[], done: readonly string[]) => {
    const [first, second] = [named, done].map((names) => [...names].sort().join(', '));
    if (first !== second) throw new Error(`${name} declares the ${what} [${first}] and has [${second}].`);
  };
  agree(
    'read models',
    readModels,
    projections.map((projection) => projection.name),
  );
  agree('kinds of what waits', Object.keys(declared), Object.keys(waiting));
  return { projections, notices, asOf, waiting };
}
