import { CONTRACTS } from './contracts';
import type { RouteTable } from './kernel/route';

/** Every route there is, by the name of its table. */
export const routeTables: Readonly<Record<string, RouteTable>> = Object.fromEntries(
  CONTRACTS.flatMap(({ routes }) => Object.entries(routes)),
);
