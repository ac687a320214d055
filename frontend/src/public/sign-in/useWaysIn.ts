import { signInPolicyRoutes, type WaysIn } from '@annals/contracts/features/sign-in-policy/routes';
import { useEffect, useState } from 'react';
import { call } from '../../api/call';

const NAME = 'annals-without-passwords';

/** How people sign in here; until the server says so, as it was when this browser asked last. */
export function useWaysIn(): WaysIn {
  const [ways, setWays] = useState<WaysIn>(() => ({ passwords: !isRemembered(), emergency: false }));
  useEffect(() => {
    let isHere = true;
    // Without an answer the page stays as it is; the server refuses what is not possible.
    void call(signInPolicyRoutes.ways).then(({ data }) => {
      if (!isHere || !data) return;
      remember(!data.passwords);
      setWays(data);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return ways;
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

function remember(without: boolean): void {
  try {
    if (without) localStorage.setItem(NAME, 'true');
    else localStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing shows the password for a moment.
  }
}
