import { GROUPS, type RoleSourceKind } from '@annals/contracts/features/role-rules/constants';
import { t } from '@annals/contracts/kernel/text';
import { namedValues } from '../../platform/kernel/named-values';
import { attribute, everywhere, parsedXml, RefusedXml, textOf } from '../../platform/kernel/xml';
import { UnreadableExample } from './errors';
import type { Facts } from './evaluate';

const EXAMPLE = '{"groups": ["Managers"]}';

/**
 * What an administrator entered as an example, as a sign-in would know it.
 * @throws UnreadableExample
 */
export function factsOf(kind: RoleSourceKind, example: string): Facts {
  if (kind === 'scim') return { [GROUPS]: linesOf(example) };
  if (kind === 'saml' && example.startsWith('<')) return attributesIn(example);
  if (/^[\w-]+\.[\w-]+\.[\w-]*$/.test(example))
    throw new UnreadableExample(
      t('This is a token as it is sent. Enter what is in it: its claims, as JSON.'),
    );
  const parsed = parsedJson(example);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new UnreadableExample(
      t('This is JSON, but no object with names in it, such as {example}', { example: EXAMPLE }),
    );
  return { ...parsed };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableExample(t('This is no JSON. It looks like this: {example}', { example: EXAMPLE }));
  }
}

/** The attributes in an assertion, or in a part of one. */
function attributesIn(xml: string): Facts {
  try {
    const attributes = everywhere(parsedXml(xml), 'Attribute').map(
      (one) =>
        [
          attribute(one, 'Name') ?? '',
          everywhere(one, 'AttributeValue').flatMap((value) => textOf(value) ?? []),
        ] as const,
    );
    if (attributes.length > 0) return namedValues(attributes);
  } catch (error) {
    if (!(error instanceof RefusedXml)) throw error;
    throw new UnreadableExample(
      t('This XML cannot be read. Enter one whole AttributeStatement, without comments.'),
    );
  }
  throw new UnreadableExample(t('There is no Attribute in this XML. An encrypted assertion shows none.'));
}
