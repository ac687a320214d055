import {
  DETAIL_NAMES,
  eachDetail,
  type DetailName,
  type MeetingDetails,
} from '@annals/contracts/features/meetings/details';
import { z } from 'zod';

/** What the inputs of the details hold: texts, empty where there is nothing. */
export const detailInputs = eachDetail(() => z.string());
export type DetailValues = Readonly<Record<DetailName, string>>;

/** The inputs filled with the details as they are. */
export function detailValues(details: MeetingDetails): DetailValues {
  return eachDetail((name) => details[name] ?? '');
}

/** Those that somebody typed differently. */
export function detailChanges(before: DetailValues, after: DetailValues): Partial<DetailValues> {
  return Object.fromEntries(
    DETAIL_NAMES.filter((name) => after[name].trim() !== before[name]).map((name) => [name, after[name]]),
  );
}
