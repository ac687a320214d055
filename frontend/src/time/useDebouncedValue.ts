import { useEffect, useState } from 'react';

const SETTLED_AFTER = 200;

/** `value` once it has stayed the same for a moment: what is worth asking the server for. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
