import { useEffect, useState } from 'react';

const SETTLED_AFTER = 200;

/** `value` once it has stayed the same for a moment: what is worth asking the server for. An equal one keeps its identity. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((now) => (JSON.stringify(now) === JSON.stringify(value) ? now : value)),
      SETTLED_AFTER,
    );
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
