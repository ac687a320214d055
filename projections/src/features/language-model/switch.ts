import { ORGANIZATION } from '@annals/contracts/features/language-model/constants';
import { languageModelRow, type LanguageModelRow } from '@annals/contracts/features/language-model/views';
import { rowOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import type { Endpoint } from './switch-fold';

const namedTurn = languageModelRow.extend({
  switchedByName: z.string().nullable(),
});

/** Whether it was switched on for this very endpoint: another host or model asks for another consent. */
export async function isSwitchedOn(db: ReadModels, endpoint: Endpoint | undefined): Promise<boolean> {
  if (!endpoint) return false;
  const row = await lastTurn(db);
  return row !== undefined && row.isOn && row.host === endpoint.host && row.model === endpoint.model;
}

/** The last turn of the switch, with the name of who turned it; undefined when it was never touched. */
export async function lastTurn(
  db: ReadModels,
): Promise<(LanguageModelRow & { readonly switchedByName: string | null }) | undefined> {
  return rowOf(
    namedTurn,
    db('language_model as switch')
      .joinRaw('LEFT JOIN people AS person ON person.id::text = switch."switchedBy"')
      .select('switch.*')
      .select(db.raw(`person."firstName" || ' ' || person."lastName" AS "switchedByName"`))
      .where('switch.id', ORGANIZATION)
      .limit(1),
  );
}
