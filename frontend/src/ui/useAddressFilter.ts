import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { useAddressState } from './useAddressState';

/**
 * The filter of a list, kept in the address: it survives opening one of the list and Back, and a reload. Changing it is no step of its
 * own for Back.
 *
 * @param rules each value with what it is when the address has none, or one that does not fit (`.catch`)
 */
export function useAddressFilter<Filter extends Readonly<Record<string, string | number | undefined>>>(
  rules: z.ZodType<Filter>,
): [Filter, (filter: Filter) => void] {
  const [address] = useSearchParams();
  const { change } = useAddressState();
  const start = rules.parse({});
  return [
    rules.parse(Object.fromEntries(address)),
    (filter) =>
      change(
        Object.fromEntries(
          Object.entries(filter).map(([name, value]) => [
            name,
            value === undefined || value === start[name] ? undefined : String(value),
          ]),
        ),
        { replace: true },
      ),
  ];
}
