import ipaddr from 'ipaddr.js';
import type Koa from 'koa';
import type { Context } from 'koa';

/** An address of IPv6 represents its network: somebody who has one address of it has 2^64. */
const NETWORK_PARTS = 4;

/** Of an IPv6 address that is kept: /48, which is a site. */
const SHORTENED_PARTS = 3;

/**
 * Makes Koa take the caller's address from the right of `X-Forwarded-For`: what is further left was written by the caller.
 * @param trustedProxies how many proxies of one's own a request passes, each of which appends the address that it was called from; 0: none,
 *   and the header is not believed
 */
export function trustProxies(koa: Koa, trustedProxies: number): void {
  koa.proxy = trustedProxies > 0;
  koa.maxIpsCount = trustedProxies;
}

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address. Something that is not an address counts as the connection it
 * came through.
 */
export function addressOf({ ip, socket }: Pick<Context, 'ip' | 'socket'>): string {
  return networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * The caller's address, shortened so that it names a network and no household: 203.0.113.x (/24), or 2001:db8:1::/48. Null for something that
 * is not an address.
 */
export function shortenedAddressOf({ ip, socket }: Pick<Context, 'ip' | 'socket'>): string | null {
  const address = parsedAddress(ip) ?? parsedAddress(socket.remoteAddress ?? '');
  if (!address) return null;
  if (address instanceof ipaddr.IPv6) return `${leading(address, SHORTENED_PARTS)}::/48`;
  return [...address.octets.slice(0, 3), 'x'].join('.');
}

/** Whether an address to listen on is reached from this machine alone. A name other than `localhost` may be anything. */
export function isThisMachineAlone(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/** Some proxies write a port behind the address. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d{1,5})?$/;

function networkOf(text: string): string | undefined {
  const address = parsedAddress(text);
  return address instanceof ipaddr.IPv6 ? `${leading(address, NETWORK_PARTS)}::/64` : address?.toString();
}

function parsedAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const { six, four } = WITH_PORT.exec(text)?.groups ?? {};
  const bare = six ?? four ?? text;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

function leading({ parts }: ipaddr.IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
}
