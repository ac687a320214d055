/** The name of the log on a server when its address names none. */
const DEFAULT_LOG = 'annals';

/** Where a log is: a server or cluster of EventStoreDB, and the name of the log on it. */
export interface LogAddress {
  /** What the client is given: the address without the log's name. */
  readonly server: string;
  readonly credentials: { readonly username: string; readonly password: string } | undefined;
  readonly secure: boolean;
  /** Several logs may share a server: the streams of each begin with its name. */
  readonly log: string;
}

/** What an address must look like; the address itself is never repeated, it may carry a password. */
const NOT_VALID =
  'The address of the event store is not valid: it must look like esdb://user:password@host:2113 or ' +
  'esdb+discover://user:password@cluster.example.org:2113, with ?tls=false where the server has no TLS, ' +
  'and with /name behind the port when several logs share the server';

const ADDRESS =
  /^(?<scheme>esdb(?:\+discover)?:\/\/)(?:(?<username>[^:/?@]+):(?<password>[^/?@]+)@)?(?<hosts>[^/?@]+)(?:\/(?<log>[a-z][a-z0-9_]*)?)?(?<options>\?.*)?$/;
/** One of its hosts, perhaps with a port. */
const HOST = /^(?:\[[0-9a-fA-F:.]+\]|[^:[\]\s]+)(?::\d{1,5})?$/;

/** An address that names no log. Its message is a sentence for the operator, and never holds the address. */
export class WrongLogAddress extends Error {
  override readonly name = 'WrongLogAddress';
}

/** Whether a connection string names an EventStoreDB. */
export function isEventStoreDbUrl(url: string): boolean {
  return /^esdb(\+discover)?:\/\//.test(url);
}

/**
 * Reads a connection string as EventStoreDB spells them, with the name of the log in the place of a path: `esdb://host:2113/acme?tls=false`.
 * @throws WrongLogAddress when it is none, or when a server with TLS is to be entered without a user; its text never holds the address
 */
export function parseLogAddress(url: string): LogAddress {
  const groups = ADDRESS.exec(url.trim())?.groups;
  if (!groups) throw new WrongLogAddress(NOT_VALID);
  const { scheme = '', username, password, hosts = '', log = DEFAULT_LOG, options = '' } = groups;
  if (!hosts.split(',').every((host) => HOST.test(host))) throw new WrongLogAddress(NOT_VALID);
  const secure = !/[?&]tls=false(&|$)/i.test(options);
  if (secure && username === undefined)
    throw new WrongLogAddress(
      'The address of the event store names no user: add user:password@, or ?tls=false for a server without TLS',
    );
  return {
    server: scheme + hosts + options,
    credentials:
      username === undefined || password === undefined
        ? undefined
        : { username: decodeURIComponent(username), password: decodeURIComponent(password) },
    secure,
    log,
  };
}

/** Whether a connection string is one that `parseLogAddress` reads. */
export function isLogAddress(url: string): boolean {
  try {
    parseLogAddress(url);
    return true;
  } catch {
    return false;
  }
}
