/** Values by their name, as SAML has them: one is a text, several are a list, also where a provider sends each in an attribute of its own. */
export function namedValues(
  attributes: readonly (readonly [name: string, values: readonly string[]])[],
): Record<string, string | string[]> {
  const all = new Map<string, string[]>();
  for (const [name, values] of attributes) all.set(name, [...(all.get(name) ?? []), ...values]);
  return Object.fromEntries(
    [...all].map(([name, values]): [string, string | string[]] => {
      const [first, another] = values;
      return [name, first !== undefined && another === undefined ? first : values];
    }),
  );
}
