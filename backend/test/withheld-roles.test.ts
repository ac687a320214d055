import { notificationRoutes } from '@annals/contracts/features/notifications/routes';
import { privilegedActRoutes } from '@annals/contracts/features/privileged-acts/routes';
import { roleRulesRoutes } from '@annals/contracts/features/role-rules/routes';
import { SECOND_ADMINISTRATOR } from '@annals/demo/company/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeDirectory } from './fake-directory';
import { grantAtServer } from './operator';
import { Administration } from './people-administration';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let office: Administration;
let author: Client;
let keeper: Client;
let directory: FakeDirectory;

beforeAll(async () => {
  product = await startProduct({ publicUrl: 'http://annals.example' });
  office = await Administration.of(product);
  author = office.admin;
  // The only other administrator sets up the provider, and so answers for what it claims.
  keeper = await product.signedIn(SECOND_ADMINISTRATOR.email, 'admin');
  directory = await FakeDirectory.of(product, keeper);
  const rules = [{ name: 'groups', values: ['admins'], role: 'admin' }];
  const body = { rules, otherwise: 'keep', reason: '' };
  expect((await author.patch(`/api/role-rules/${directory.id}`, body)).status).toBe(200);
});
afterAll(async () => {
  await directory.close();
  await product.stop();
});

const latest = async (client: Client) => {
  await product.caughtUp();
  client.position = undefined;
  return client;
};
async function withheld() {
  const { json } = await (await latest(author)).get('/api/role-rules');
  const sources = roleRulesRoutes.list.answer.parse(json);
  return sources.find(({ id }) => id === directory.id)?.withheld;
}
async function toldOf(client: Client, personId: string) {
  const { json } = await (await latest(client)).get('/api/notifications?limit=100');
  return notificationRoutes.list.answer
    .parse(json)
    .filter((one) => one.kind === 'privileged_role_withheld' && one.aboutId === personId);
}
const noted = async () =>
  (await product.annals.services.log.readStream(`roleRules-${directory.id}`)).map(({ type }) => type);
const requested = async (subjectId: string) => {
  const path = `/api/administration/privileged-acts?subjectId=${subjectId}`;
  return privilegedActRoutes.list.answer.parse((await (await latest(author)).get(path)).json);
};

test('a role that rules give and nobody could approve is told to the administrators once, shown, and requested as soon as somebody can', async () => {
  const { id, email } = await office.welcomed();
  await directory.signIn({ email, groups: ['admins'] });
  expect(await requested(id)).toEqual([]);
  expect(await withheld()).toMatchObject([{ personId: id, role: 'admin', because: 'nobody-independent' }]);
  for (const client of [author, keeper]) expect(await toldOf(client, id)).toHaveLength(1);
  expect((await toldOf(author, id))[0]?.facts).toMatchObject({
    role: 'admin',
    keeper: 'Directory',
    because: 'nobody-independent',
  });

  // Signing in again says nothing new.
  await directory.signIn({ email, groups: ['admins'] });
  expect(await noted()).toEqual(['RoleRulesSet', 'PrivilegedRoleWithheld']);

  await grantAtServer(product, product.cast.leader.id, 'admin');
  await product.caughtUp();
  await directory.signIn({ email, groups: ['admins'] });
  expect(await requested(id)).toMatchObject([{ role: 'admin', rulesOf: 'Directory' }]);
  expect(await withheld()).toEqual([]);
  expect((await noted()).at(-1)).toBe('PrivilegedRoleNotWithheld');
});

test('what rules give no more is not withheld any more', async () => {
  expect((await office.change(product.cast.leader.id, { role: 'leader' })).status).toBe(200);
  const { id, email } = await office.welcomed();
  await directory.signIn({ email, groups: ['admins'] });
  expect(await withheld()).toMatchObject([{ personId: id }]);
  await directory.signIn({ email, groups: [] });
  expect(await withheld()).toEqual([]);
});
