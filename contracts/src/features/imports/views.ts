import { z } from 'zod';
import { IMPORT_COLUMNS } from './constants';
import { importId } from './ids';
import { personId } from '../../kernel/ids';

export const IMPORT_OUTCOMES = ['hire', 'change', 'unchanged', 'error'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What is wrong with a row, and in which of its cells; null: with the row as a whole. */
export const rowProblem = z.object({ field: z.enum(IMPORT_COLUMNS).nullable(), message: z.string() });
export type RowProblem = z.infer<typeof rowProblem>;

/** What would become of one row of a list. */
export const plannedRow = z.object({
  /** 1 is the first row below the names of the columns. */
  row: z.number(),
  email: z.string(),
  name: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** Why it is left out, everything at once; empty unless `outcome` is `error`. */
  problems: z.array(rowProblem),
});
export type PlannedRow = z.infer<typeof plannedRow>;

/** The report before an import: nothing of it has happened. */
export const importReport = z.object({
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.number()),
  rows: z.array(plannedRow),
  /** The departments that nobody is in today, with how many rows name each: perhaps a mistyped name. */
  newDepartments: z.array(z.object({ department: z.string(), rows: z.int().positive() })),
});
export type ImportReport = z.infer<typeof importReport>;

/** A row of the imports read model. */
export const importRow = z.object({
  id: importId,
  startedBy: personId,
  status: z.enum(['running', 'finished']),
  rowCount: z.int(),
  processed: z.int(),
  hired: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ row: z.number(), problem: z.string() })),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

/** An import in the list; one import adds the rows that were refused. */
export const importView = importRow
  .pick({
    id: true,
    startedBy: true,
    status: true,
    rowCount: true,
    processed: true,
    hired: true,
    changed: true,
    unchanged: true,
    startedAt: true,
    updatedAt: true,
    finishedAt: true,
  })
  .extend({
    startedByName: z.string(),
    refusedCount: z.number(),
  });
export type ImportView = z.infer<typeof importView>;
export const importDetail = importView.extend({ refused: importRow.shape.refused });
export type ImportDetail = z.infer<typeof importDetail>;
