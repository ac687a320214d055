/** The first message of a field that holds a list: its own, or that of one of its parts. */
export function listMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const part of Array.isArray(error) ? error : []) {
    const message = listMessage(part);
    if (message !== undefined) return message;
  }
  return undefined;
}
