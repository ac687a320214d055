import type { Feature } from '@annals/contracts/kernel/feature';
import type { Migration } from '@annals/projections/engine/migrations';
import type Router from '@koa/router';
import type { RouteHandler } from './commands/handlers';
import type { Disclosures } from './commands/disclosures';
import type { FormatHistory } from './commands/history';
import type { EventSentences } from './commands/sentences';
import type { Automatic } from './jobs/automatic';
import type { Collected } from './services/collected';
import type { HandoverRule } from './services/handover-rule';
import type { DeclaredFirstView } from './http/first-view';
import type { ProblemForm } from './http/problems';
import type { Services } from './services/services';

/** What the server does for a feature. */
export interface BackendFeature {
  readonly name: string;
  /** What its routes do. */
  readonly handlers: (services: Services) => readonly RouteHandler[];
  /** Files and pages beside the routes of the contracts. */
  readonly pages: readonly ((pages: Router, services: Services) => void)[];
  /** What is sent of its screens with the page, before the application is there. */
  readonly firstViews: readonly DeclaredFirstView[];
  /** The addresses at which its pages take forms from programs, as other servers send them; every other body is JSON. */
  readonly takesForms: readonly RegExp[];
  /** How refusals are said at its addresses, where another standard asks for another form. */
  readonly problemForms: readonly ProblemForm[];
  /** Its automatic acts. */
  readonly automatic: readonly Automatic[];
  /** The histories of its records, by the category of their streams. */
  readonly histories: readonly (readonly [category: string, tell: FormatHistory])[];
  /** Of events that none of its histories tells. */
  readonly sentences: EventSentences;
  /** What people get of its events in the archive of everything about them. */
  readonly disclosures: Disclosures;
  /** What of it follows an employee to another manager. */
  readonly handover: readonly HandoverRule[];
  /** The kinds of access that it hands out. */
  readonly accessSources: Collected['accessSources'];
  /** Who answers for its own notifications. */
  readonly notificationSources: Collected['notificationSources'];
  /** Its tables beside the log and the read models. */
  readonly migrations: readonly Migration[];
}

/** Declares what the server does for a feature; `backend/src/features.ts` lists it. */
export function backendFeature(
  { name }: Pick<Feature, 'name'>,
  parts: Partial<Omit<BackendFeature, 'name'>>,
): BackendFeature {
  return {
    name,
    handlers: () => [],
    pages: [],
    firstViews: [],
    takesForms: [],
    problemForms: [],
    automatic: [],
    histories: [],
    sentences: new Map(),
    disclosures: new Map(),
    handover: [],
    accessSources: [],
    notificationSources: [],
    migrations: [],
    ...parts,
  };
}

/**
 * What the features that work over all others are handed of them.
 * @param readSides what is collected of the read sides
 */
export function collected(
  features: readonly BackendFeature[],
  readSides: Pick<Collected, 'foldsOfRecords' | 'waiting'>,
): Collected {
  return {
    histories: new Map(features.flatMap(({ histories }) => histories)),
    sentences: new Map(features.flatMap(({ sentences }) => [...sentences])),
    disclosures: new Map(features.flatMap(({ disclosures }) => [...disclosures])),
    ...readSides,
    handoverRules: features.flatMap(({ handover }) => handover),
    accessSources: features.flatMap(({ accessSources }) => accessSources),
    notificationSources: features.flatMap(({ notificationSources }) => notificationSources),
  };
}
