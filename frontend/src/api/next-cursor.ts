/** The `after` cursor of the next page, from a `Link: <…?after=CURSOR>; rel="next"` header. */
export function nextCursor(link: string | null): string | undefined {
  if (link === null) return undefined;
  for (const [, target = '', parameters = ''] of link.matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel="?next"?/i.test(parameters)) continue;
    const query = target.split('?')[1] ?? '';
    return new URLSearchParams(query).get('after') ?? undefined;
  }
  return undefined;
}
