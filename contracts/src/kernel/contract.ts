import type { EventDefinition } from './event';
import type { RouteTable } from './route';

/** What a feature has in the log and on the wire. */
export interface Contract {
  readonly events: readonly EventDefinition[];
  /** Its routes, by the name they have in `/api/docs`. */
  readonly routes: Readonly<Record<string, RouteTable>>;
}

/** Declares a feature's events and routes; `contracts/src/contracts.ts` lists it. */
export function contract({ events = [], routes = {} }: Partial<Contract>): Contract {
  return { events, routes };
}
