import { useSearchParams } from 'react-router-dom';

/** A form that opens at an address, and what is chosen in it when it does. */
export interface FormInAddress {
  readonly isOpen: boolean;
  /** Empty: nothing. */
  readonly chosen: string;
  readonly open: () => void;
  /** Going back does not open it again. */
  readonly close: () => void;
}

/** The form of a screen that the address `?name` opens, or `?name=value` with something chosen; the rest of the address stays as it is. */
export function useFormInAddress(name: string): FormInAddress {
  const [address, setAddress] = useSearchParams();
  return {
    isOpen: address.has(name),
    chosen: address.get(name) ?? '',
    open: () =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        next.set(name, '');
        return next;
      }),
    close: () =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
