import { useSearchParams } from 'react-router-dom';

/** What of a list is in the address: it survives Back, a reload and being sent to somebody. */
export interface AddressState {
  readonly get: (name: string) => string | null;
  /** Changes some values and leaves the rest; undefined and the empty text take one out. @param replace without a step for Back, as while something is typed */
  readonly change: (
    values: Readonly<Record<string, string | undefined>>,
    options?: { readonly replace?: boolean },
  ) => void;
}

/** The values of a list in the address. @param prefix tells several lists of one screen apart */
export function useAddressState(prefix = ''): AddressState {
  const [address, setAddress] = useSearchParams();
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}-${name}`);
  return {
    get: (name) => address.get(keyOf(name)),
    change: (values, options) =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value === undefined || value === '') next.delete(keyOf(name));
          else next.set(keyOf(name), value);
        return next;
      }, options),
  };
}
