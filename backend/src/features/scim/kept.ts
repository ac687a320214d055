import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { scimRequest, type ScimRequest } from '@annals/contracts/features/scim/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { inOneGo } from '@annals/projections/engine/in-one-go';
import type pg from 'pg';
import { z } from 'zod';
import { SCIM_MEMBERS, SCIM_SCHEMA, SCIM_USERS } from '../../platform/sessions/schema';

const GROUPS = `${SCIM_SCHEMA}.groups`;
const CHECKS = `${SCIM_SCHEMA}.role_checks`;
const NOTED = `ON CONFLICT ("personId") DO UPDATE SET noted = excluded.noted`;
const REQUESTS = `${SCIM_SCHEMA}.requests`;

const keptUser = z.object({
  personId,
  clientId: z.string(),
  userName: z.string(),
  externalId: z.string().nullable(),
  managerRef: z.string().nullable(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
  changedAt: z.string(),
});
export type KeptUser = z.infer<typeof keptUser>;
const USER = `"personId", "clientId", "userName", "externalId", "managerRef", "isDeleted", "createdAt", "changedAt"`;

const keptGroup = z.object({
  id: z.string(),
  displayName: z.string(),
  externalId: z.string().nullable(),
  createdAt: z.string(),
  changedAt: z.string(),
  members: z.array(personId),
});
export type KeptGroup = z.infer<typeof keptGroup>;
const GROUP = `"group".id, "group"."displayName", "group"."externalId", "group"."createdAt", "group"."changedAt",
  coalesce((SELECT array_agg(member."personId" ORDER BY member."personId") FROM ${SCIM_MEMBERS} member
    WHERE member."groupId" = "group".id), '{}') AS members`;

const waiting = z.object({ personId, managerRef: z.string() });
const figures = z.object({
  clientId: z.string(),
  people: z.int(),
  groups: z.int(),
  waitingForManager: z.int(),
});
const requestOfClient = scimRequest.extend({ clientId: z.string() });
const counted = z.object({ count: z.int() });
const check = z.object({ personId, noted: z.string(), groups: z.array(z.string()) });
export type RoleCheck = z.infer<typeof check>;

/** What is kept of SCIM beside the log: what clients call people and groups, who is in a group, how the last request went. */
export class KeptDirectory {
  readonly #users = inOneGo(async (asked: readonly (readonly PersonId[])[]) => {
    const rows = await rowsOf(
      keptUser,
      this.pool.query(`SELECT ${USER} FROM ${SCIM_USERS} WHERE "personId" = ANY($1)`, [
        [...new Set(asked.flat())],
      ]),
    );
    return new Map(rows.map((row) => [row.personId, row]));
  });

  constructor(private readonly pool: pg.Pool) {}

  /** What is kept of these people, and of others that are asked for at the same moment. */
  usersOf(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, KeptUser>> {
    return this.#users(people);
  }

  async usersNamed(userNames: readonly string[]): Promise<KeptUser[]> {
    return rowsOf(
      keptUser,
      this.pool.query(`SELECT ${USER} FROM ${SCIM_USERS} WHERE lower("userName") = ANY($1)`, [
        userNames.map((name) => name.toLowerCase()),
      ]),
    );
  }

  async usersWithExternalIds(externalIds: readonly string[]): Promise<KeptUser[]> {
    return rowsOf(
      keptUser,
      this.pool.query(`SELECT ${USER} FROM ${SCIM_USERS} WHERE "externalId" = ANY($1) LIMIT 10000`, [
        externalIds,
      ]),
    );
  }

  async keepUsers(
    users: readonly Pick<KeptUser, 'personId' | 'clientId' | 'userName' | 'externalId' | 'managerRef'>[],
  ): Promise<void> {
    if (users.length === 0) return;
    await this.pool.query(
      `INSERT INTO ${SCIM_USERS} ("personId", "clientId", "userName", "externalId", "managerRef")
       SELECT "personId", "clientId", "userName", "externalId", "managerRef"
       FROM json_to_recordset($1::json) AS person("personId" uuid, "clientId" uuid, "userName" text, "externalId" text, "managerRef" text)
       ON CONFLICT ("personId") DO UPDATE SET "clientId" = excluded."clientId", "userName" = excluded."userName",
         "externalId" = excluded."externalId", "managerRef" = excluded."managerRef", "isDeleted" = false, "changedAt" = now()`,
      [JSON.stringify(users)],
    );
  }

  async noteDeleted(id: PersonId): Promise<void> {
    await this.pool.query(
      `UPDATE ${SCIM_USERS} SET "isDeleted" = true, "managerRef" = NULL, "changedAt" = now() WHERE "personId" = $1`,
      [id],
    );
  }

  /** Those whose manager has not arrived, by one of these names of the manager. */
  async waitingFor(names: readonly string[]): Promise<z.infer<typeof waiting>[]> {
    return rowsOf(
      waiting,
      this.pool.query(
        `SELECT "personId", "managerRef" FROM ${SCIM_USERS} WHERE lower("managerRef") = ANY($1) AND NOT "isDeleted" LIMIT 5000`,
        [names.map((name) => name.toLowerCase())],
      ),
    );
  }

  /** Everybody whose manager has not arrived. */
  async allWaiting(): Promise<z.infer<typeof waiting>[]> {
    return rowsOf(
      waiting,
      this.pool.query(
        `SELECT "personId", "managerRef" FROM ${SCIM_USERS} WHERE "managerRef" IS NOT NULL AND NOT "isDeleted"
         ORDER BY "personId" LIMIT 5000`,
      ),
    );
  }

  async noteManagerArrived(people: readonly PersonId[]): Promise<void> {
    await this.pool.query(`UPDATE ${SCIM_USERS} SET "managerRef" = NULL WHERE "personId" = ANY($1)`, [
      people,
    ]);
  }

  async group(id: string): Promise<KeptGroup | undefined> {
    return rowOf(
      keptGroup,
      this.pool.query(`SELECT ${GROUP} FROM ${GROUPS} "group" WHERE "group".id = $1`, [id]),
    );
  }

  async groups(
    where: { readonly displayName?: string; readonly externalId?: string },
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly groups: KeptGroup[] }> {
    const condition = `($1::text IS NULL OR lower("group"."displayName") = lower($1)) AND ($2::text IS NULL OR "group"."externalId" = $2)`;
    const asked = [where.displayName ?? null, where.externalId ?? null];
    const [groups, row] = await Promise.all([
      rowsOf(
        keptGroup,
        this.pool.query(
          `SELECT ${GROUP} FROM ${GROUPS} "group" WHERE ${condition} ORDER BY "group".id OFFSET $3 LIMIT $4`,
          [...asked, offset, limit],
        ),
      ),
      rowOf(
        counted,
        this.pool.query(`SELECT count(*)::int AS count FROM ${GROUPS} "group" WHERE ${condition}`, asked),
      ),
    ]);
    return { total: row?.count ?? 0, groups };
  }

  /** Keeps a group with its members. @returns false when another one has the name */
  async keepGroup(
    clientId: string,
    group: Pick<KeptGroup, 'id' | 'displayName' | 'externalId' | 'members'>,
  ): Promise<boolean> {
    const { id, displayName, externalId, members } = group;
    const { rowCount } = await this.pool.query(
      `WITH other AS (SELECT FROM ${GROUPS} WHERE lower("displayName") = lower($3) AND id <> $1),
       renamed AS (SELECT FROM ${GROUPS} WHERE id = $1 AND lower("displayName") <> lower($3)),
       kept AS (
         INSERT INTO ${GROUPS} (id, "clientId", "displayName", "externalId")
         SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM other)
         ON CONFLICT (id) DO UPDATE SET "displayName" = excluded."displayName", "externalId" = excluded."externalId", "changedAt" = now()
         RETURNING id
       ), gone AS (
         DELETE FROM ${SCIM_MEMBERS} WHERE "groupId" IN (SELECT id FROM kept) AND NOT "personId" = ANY($5)
         RETURNING "personId"
       ), come AS (
         INSERT INTO ${SCIM_MEMBERS} ("groupId", "personId") SELECT kept.id, member FROM kept, unnest($5::uuid[]) AS member
         ON CONFLICT DO NOTHING RETURNING "personId"
       ), noted AS (
         INSERT INTO ${CHECKS} ("personId") SELECT "personId" FROM gone UNION SELECT "personId" FROM come
         UNION SELECT member FROM kept, unnest($5::uuid[]) AS member WHERE EXISTS (SELECT FROM renamed) ${NOTED}
       )
       SELECT FROM kept`,
      [id, clientId, displayName, externalId, members],
    );
    return rowCount === 1;
  }

  /** @returns whether there was one */
  async removeGroup(id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `WITH noted AS (INSERT INTO ${CHECKS} ("personId") SELECT "personId" FROM ${SCIM_MEMBERS} WHERE "groupId" = $1 ${NOTED})
       DELETE FROM ${GROUPS} WHERE id = $1`,
      [id],
    );
    return rowCount === 1;
  }

  /** Notes that the roles of people are to be looked at again. @param people null: of everybody in a group */
  async noteRoleChecks(people: readonly PersonId[] | null): Promise<void> {
    await this.pool.query(
      `INSERT INTO ${CHECKS} ("personId") SELECT DISTINCT "personId" FROM ${SCIM_MEMBERS}
       WHERE $1::uuid[] IS NULL OR "personId" = ANY($1) ${NOTED}`,
      [people],
    );
  }

  /** Some of those whose roles are to be looked at, with the groups they are in. */
  async roleChecks(limit: number): Promise<RoleCheck[]> {
    return rowsOf(
      check,
      this.pool.query(
        `SELECT role_check."personId", role_check.noted, coalesce((SELECT array_agg("group"."displayName" ORDER BY "group"."displayName")
           FROM ${SCIM_MEMBERS} member JOIN ${GROUPS} "group" ON "group".id = member."groupId"
           WHERE member."personId" = role_check."personId"), '{}') AS groups
         FROM ${CHECKS} role_check ORDER BY 1 LIMIT $1`,
        [limit],
      ),
    );
  }

  /** Roles were looked at; what was noted again meanwhile stays. */
  async roleChecksDone(checks: readonly RoleCheck[]): Promise<void> {
    await this.pool.query(`DELETE FROM ${CHECKS} WHERE noted = ANY($1)`, [checks.map(({ noted }) => noted)]);
  }

  async noteRequest(clientId: string, { at, request, status, says }: ScimRequest): Promise<void> {
    await this.pool.query(
      `INSERT INTO ${REQUESTS} ("clientId", at, request, status, says) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ("clientId") DO UPDATE SET at = excluded.at, request = excluded.request, status = excluded.status, says = excluded.says`,
      [clientId, at, request, status, says],
    );
  }

  async lastRequests(): Promise<ReadonlyMap<string, ScimRequest>> {
    const rows = await rowsOf(
      requestOfClient,
      this.pool.query(`SELECT "clientId", at, request, status, says FROM ${REQUESTS}`),
    );
    return new Map(rows.map(({ clientId, ...request }) => [clientId, request]));
  }

  async figures(): Promise<ReadonlyMap<string, z.infer<typeof figures>>> {
    const rows = await rowsOf(
      figures,
      this.pool.query(
        `SELECT "clientId", sum(people)::int AS people, sum(groups)::int AS groups, sum(waiting)::int AS "waitingForManager"
         FROM (
           SELECT "clientId", count(*) AS people, 0 AS groups, count("managerRef") AS waiting FROM ${SCIM_USERS}
           WHERE NOT "isDeleted" GROUP BY "clientId"
           UNION ALL SELECT "clientId", 0, count(*), 0 FROM ${GROUPS} GROUP BY "clientId"
         ) counted GROUP BY "clientId"`,
      ),
    );
    return new Map(rows.map((row) => [row.clientId, row]));
  }
}
