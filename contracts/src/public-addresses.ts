/** The addresses of the pages that look the same to everyone, signed in or not. */
export const PUBLIC_ADDRESSES = [
  '/landing',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/welcome',
  '/emergency',
] as const;
export type PublicAddress = (typeof PUBLIC_ADDRESSES)[number];

export function isPublicAddress(pathname: string): pathname is PublicAddress {
  return (PUBLIC_ADDRESSES as readonly string[]).includes(pathname);
}
