import type { OnboardingTemplateId } from '@annals/contracts/features/onboarding/ids';
import {
  onboardingTemplateRow,
  type OnboardingTemplateRow,
} from '@annals/contracts/features/onboarding/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

/** Whether the last template of a page is in use, its name and its id. */
const listKey = z.tuple([z.boolean(), z.string(), z.uuid()]);

/** The templates by name, those in use before the retired ones. */
export async function templates(db: ReadModels, request: PageRequest): Promise<Page<OnboardingTemplateRow>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    onboardingTemplateRow,
    db('onboarding_templates')
      .select('*')
      .modify((query) => {
        if (cursor)
          void query.whereRaw('("isActive" < ? OR ("isActive" = ? AND (name, id) > (?, ?::uuid)))', [
            cursor[0],
            cursor[0],
            cursor[1],
            cursor[2],
          ]);
      })
      .orderBy([{ column: 'isActive', order: 'desc' }, { column: 'name' }, { column: 'id' }])
      .limit(request.limit + 1),
  );
  return cutPage(
    rows.map((row) => onboardingTemplateRow.parse(row)),
    request.limit,
    (row) => [row.isActive, row.name, row.id],
  );
}

/** One template, retired or not. */
export async function templateOf(
  db: ReadModels,
  id: OnboardingTemplateId,
): Promise<OnboardingTemplateRow | undefined> {
  return rowOf(onboardingTemplateRow, db('onboarding_templates').select('*').where('id', id).limit(1));
}

/** The template in use for a department, else the one for everybody; of several the one defined last. */
export async function templateFor(
  db: ReadModels,
  department: string | null,
): Promise<OnboardingTemplateRow | undefined> {
  return rowOf(
    onboardingTemplateRow,
    db('onboarding_templates')
      .select('*')
      .where('isActive', true)
      .where((fitting) => {
        void fitting.whereNull('department');
        if (department !== null) void fitting.orWhere('department', department);
      })
      .orderByRaw('("department" IS NULL), "createdAt" DESC, id')
      .limit(1),
  );
}
