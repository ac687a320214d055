import { MOST_RESOURCES, SCIM_PATH } from '@annals/contracts/features/scim/constants';
import SCIMMY from 'scimmy';
import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, USER_SCHEMA } from './attributes';

/** What this server can do (RFC 7643, section 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESOURCES },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Token',
      description: 'A token of a SCIM client, made in Administration, Sign-in.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}${SCIM_PATH}/ServiceProviderConfig` },
});

/** The types of resources (section 6). */
export const resourceTypes = (base: string) =>
  [
    {
      id: 'User',
      endpoint: '/Users',
      description: 'Somebody who works here, or did',
      schema: USER_SCHEMA,
      schemaExtensions: [{ schema: ENTERPRISE_SCHEMA, required: false }],
    },
    { id: 'Group', endpoint: '/Groups', description: 'A group of people', schema: GROUP_SCHEMA },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    name: type.id,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}${SCIM_PATH}/ResourceTypes/${type.id}` },
  }));

/** What of the schemas is kept here: nothing else is promised. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  [USER_SCHEMA]: ['userName', 'name', 'displayName', 'title', 'active', 'emails', 'roles'],
  [ENTERPRISE_SCHEMA]: ['department', 'manager'],
  [GROUP_SCHEMA]: ['displayName', 'members'],
};
const SUBS: Readonly<Record<string, readonly string[]>> = {
  name: ['formatted', 'familyName', 'givenName'],
  emails: ['value', 'type', 'primary'],
  roles: ['value', 'display', 'type', 'primary'],
  manager: ['value', '$ref'],
  members: ['value', '$ref', 'type'],
};

interface Described {
  readonly id: string;
  readonly attributes: readonly {
    readonly name: string;
    readonly subAttributes?: readonly { readonly name: string }[];
  }[];
}

/** The schemas (section 7), as SCIMMY describes those of RFC 7643, narrowed to what is kept. */
export function schemas(base: string): object[] {
  const { User, EnterpriseUser, Group } = SCIMMY.Schemas;
  return [User, EnterpriseUser, Group].map(({ definition }) => {
    const described = definition.describe(`${base}${SCIM_PATH}/Schemas`) as Described;
    const kept = KEPT[described.id] ?? [];
    return {
      ...described,
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      attributes: described.attributes
        .filter(({ name }) => kept.includes(name))
        .map(({ subAttributes, ...attribute }) => ({
          ...attribute,
          ...(subAttributes && {
            subAttributes: subAttributes.filter(({ name }) => (SUBS[attribute.name] ?? []).includes(name)),
          }),
        })),
    };
  });
}
