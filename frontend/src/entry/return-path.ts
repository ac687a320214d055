/** The path to go back to after signing in, when it is one of this origin's; otherwise `fallback`. */
export function safeReturnPath(search: string, origin: string, fallback: string): string {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (wanted === null || !wanted.startsWith('/')) return fallback;
  // `//elsewhere.example` and `/\elsewhere.example` start with a slash and still leave this origin.
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (target?.origin !== origin) return fallback;
  return target.pathname + target.search + target.hash;
}
