import { expect, test } from 'vitest';
import { UnreadableExample } from './errors';
import { factsOf } from './example';

test('claims are JSON, attributes JSON or XML, groups lines', () => {
  expect(factsOf('oidc', '{"groups": ["a"]}')).toEqual({ groups: ['a'] });
  expect(factsOf('saml', '{"Role": "a"}')).toEqual({ Role: 'a' });
  expect(factsOf('scim', ' Managers \n\nLeads, of all')).toEqual({ groups: ['Managers', 'Leads, of all'] });
  const xml = `<saml:AttributeStatement xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">
    <saml:Attribute Name="Role"><saml:AttributeValue>a</saml:AttributeValue></saml:Attribute>
    <saml:Attribute Name="Role"><saml:AttributeValue>b &amp; c</saml:AttributeValue></saml:Attribute>
  </saml:AttributeStatement>`;
  expect(factsOf('saml', xml)).toEqual({ Role: ['a', 'b & c'] });
});

test.each([
  ['oidc', '{"groups": ', 'This is no JSON.'],
  ['oidc', "{'groups': ['a']}", 'This is no JSON.'],
  ['oidc', '["a"]', 'no object'],
  ['oidc', 'null', 'no object'],
  ['oidc', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'a token as it is sent'],
  ['saml', '<a>', 'This XML cannot be read.'],
  ['saml', '<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'This XML cannot be read.'],
  ['saml', '<a></a>', 'There is no Attribute'],
  ['saml', '{', 'This is no JSON.'],
] as const)('of %s is refused with a sentence: %s', (kind, example, says) => {
  const read = () => factsOf(kind, example);
  expect(read).toThrow(UnreadableExample);
  expect(read).toThrow(says);
});
