import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. It is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash of nothing anyone knows, so that an unknown address takes as long to refuse as a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

/** Compares in the same time whether there is an account or not. */
export async function passwordMatches(hashed: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await nobody), password);
  return matches && typeof hashed === 'string';
}
