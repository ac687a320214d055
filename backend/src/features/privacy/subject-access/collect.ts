import { eventWords } from '@annals/contracts/kernel/words';
import { t } from '@annals/contracts/kernel/text';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { SUBJECT_ACCESS_DAYS } from '@annals/contracts/features/privacy/subject-access-views';
import { viewsOfPerson } from '@annals/projections/features/audit/data-access';
import { namesOf } from '@annals/projections/features/people/queries';
import { erasureOf } from '@annals/projections/features/privacy/queries';
import { subjectAccessesOf } from '@annals/projections/features/privacy/subject-access-queries';
import { ownReviews360, review360ResultsFor } from '@annals/projections/features/reviews-360/queries';
import type { Page } from '@annals/projections/engine/page';
import { pictureAt } from '@annals/contracts/features/people/picture';
import { rowOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { Services } from '../../../platform/services/services';

/** What is known of a person beside the events: as it is today. */
export interface Standing {
  readonly name: string;
  readonly erasedAt: string | null;
  /** Their row among the people, the account, and where they are signed in. */
  readonly person: Readonly<Record<string, unknown>>;
  /** Their picture, as it is shown; undefined: they have none, or one of former times, which is in their row. */
  readonly picture: Buffer | undefined;
  /** The released results of 360 reviews, as they see them in the product. */
  readonly results: readonly object[];
  /** Who looked at sensitive values of theirs, or asked for such an archive, newest first. */
  readonly looks: readonly Look[];
}

export interface Look {
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly reason: string | null;
}

/** Whatever the row of a person holds: the archive has all of it. */
const everything = z.record(z.string(), z.unknown());

type Needed = Pick<Services, 'readModels' | 'userAuth' | 'sessionStore' | 'pictures'>;

/** Gathers what is known of a person beside the events. */
export async function standingOf(services: Needed, personId: PersonId): Promise<Standing> {
  const { readModels: db, userAuth, sessionStore, pictures } = services;
  const row = (await rowOf(everything, db('people').where({ id: personId }).limit(1))) ?? {};
  const { profileImageUrl: address } = row;
  const shown = pictureAt(personId, typeof address === 'string' ? address : null);
  const account = await userAuth.findByPerson(personId);
  const sessions = await sessionStore.listOf(personId);
  const reader = { id: personId, role: 'employee' } as const;
  const results = [];
  for (const { id, reviewPeriod } of await ownReviews360(db, reader)) {
    const found = await review360ResultsFor(db, reader, id);
    if (found)
      results.push({
        reviewId: id,
        reviewPeriod,
        overallScore: found.overallScore,
        groups: found.groups,
        withheld: found.withheld,
      });
  }
  return {
    name: (await namesOf(db, [personId])).get(personId) ?? t('somebody'),
    erasedAt: (await erasureOf(db, personId))?.erasedAt ?? null,
    person: {
      ...row,
      account: account && {
        email: account.email,
        role: account.role,
        isActive: account.isActive,
        hasPassword: account.hashedPassword !== null,
      },
      sessions: sessions.map(({ session: { agent, signedInAt, seenAt }, expire }) => ({
        device: agent,
        signedInAt,
        seenAt,
        expire,
      })),
    },
    picture: shown === undefined ? undefined : await pictures.read(personId, shown),
    results,
    looks: await looksAt(db, personId),
  };
}

async function looksAt(db: Services['readModels'], personId: PersonId): Promise<Look[]> {
  const views = await all((after) => viewsOfPerson(db, personId, { limit: 200, after }));
  const archives = await all((after) => subjectAccessesOf(db, { personId, limit: 200, after }));
  return [
    ...views.map(({ viewedAt, viewerName, feature, eventType, reason }) => ({
      at: viewedAt,
      by: viewerName,
      what: `${recordLabel(feature)}: ${eventType === null ? t('a whole record') : eventWords(eventType)}`,
      reason,
    })),
    ...archives
      .filter(({ requestedBy }) => requestedBy !== personId)
      .map(({ requestedAt, requestedByName, reason, downloads }) => ({
        at: requestedAt,
        by: requestedByName,
        what: t(
          'Archive of everything about you, kept for {days} days, downloaded {times, plural, one {once} other {# times}}',
          { days: SUBJECT_ACCESS_DAYS, times: downloads },
        ),
        reason,
      })),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

async function all<T>(page: (after: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  let after: string | undefined;
  do {
    const { rows: some, next } = await page(after);
    rows.push(...some);
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}
