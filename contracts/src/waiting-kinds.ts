import { FEATURES } from './features';
import type { AddressName, Feature, ReadModelName, Tag, WaitingKind, WaitingName } from './kernel/feature';

/** Everything that can wait for somebody. */
export const waitingKinds = Object.fromEntries(
  Object.values<Feature>(FEATURES).flatMap(({ waiting = {} }) => Object.entries(waiting)),
) as Readonly<
  Record<
    WaitingName,
    WaitingKind & { readonly on: AddressName; readonly tag: Tag; readonly readModel: ReadModelName }
  >
>;

/** The names of the kinds, in the order of the features. */
export const WAITING_NAMES = Object.keys(waitingKinds) as WaitingName[];
