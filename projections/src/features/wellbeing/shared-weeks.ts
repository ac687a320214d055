import { FEWEST_PEOPLE } from '@annals/contracts/features/wellbeing/constants';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import type { Knex } from 'knex';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';

/** How long after its end a week is shared: what was answered at its last moment is in the table by then. */
const SETTLING_MS = 3_600_000;

/**
 * The weeks of teams whose answers a reader may see: weeks that are over, in which at least three different people of the team answered,
 * of which nothing was erased, and to which the reader added nothing themself. Every list, figure and chart that shows answers to others is made from exactly these.
 *
 * Why this keeps a person's answers theirs: a week that is over never changes again, and it belongs to the team it was answered in,
 * regardless of who moves afterwards. So any two looks, of the same reader or of different ones, differ by whole weeks of teams, each of at least
 * three people: subtracting one from the other never leaves fewer.
 */
export function sharedWeeks(db: ReadModels, reader: Reader, now: Date): Knex.QueryBuilder {
  return weeksToShare(db, now)
    .whereRaw('NOT (? = ANY (shared.respondents))', [reader.id])
    .modify((query) => {
      switch (reachOf(reader)) {
        case 'everyone':
          return;
        case 'subtree':
          void query.whereIn('shared.managerId', idsInReach(db, reader));
          return;
        case 'reports':
          void query.where('shared.managerId', reader.id);
          return;
        case 'self':
        case 'no one':
          void query.whereRaw('false');
      }
    });
}

/** The weeks shared with the manager of their team, for all teams alike: what alerts are made of. A manager who answered in their own team's week is left out of it. */
export function weeksSharedWithManagers(db: ReadModels, now: Date): Knex.QueryBuilder {
  return weeksToShare(db, now).whereRaw('NOT (shared."managerId" = ANY (shared.respondents))');
}

/** The Monday of the week that is the first not to be shared yet. */
export function firstUnsharedWeek(now: Date): string {
  return weekOf(new Date(now.getTime() - SETTLING_MS).toISOString());
}

function weeksToShare(db: ReadModels, now: Date): Knex.QueryBuilder {
  return db('wellbeing_weeks as shared')
    .where('shared.week', '<', firstUnsharedWeek(now))
    .where('shared.respondentCount', '>=', FEWEST_PEOPLE)
    .where('shared.hasErased', false);
}
