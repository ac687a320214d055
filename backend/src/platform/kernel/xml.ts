import { DOMParser } from '@xmldom/xmldom';

export const NS = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

/**
 * How much of what is taken, before anything is parsed: libraries compare elements with each other, attributes with those beside them, and
 * make texts again for each `&`. An answer with these many takes some tenths of a second; one with ten times as many, many seconds.
 */
interface Bounds {
  readonly most: Readonly<Record<'<' | '=' | '&', number>>;
  /** Where nothing is signed, comments are skipped. */
  readonly hasComments: boolean;
}

/** Strangers may post these. The largest have a tag or two for each of a thousand groups. */
const ANSWER: Bounds = { most: { '<': 3000, '=': 3000, '&': 3000 }, hasComments: false };

/** Of metadata, which administrators enter. */
export const METADATA: Bounds = { most: { '<': 20_000, '=': 20_000, '&': 20_000 }, hasComments: true };

const DEEPEST = 60;

/** XML that is not taken: broken, or with something in it that SAML has no use for and attacks have. */
export class RefusedXml extends Error {
  override readonly name = 'RefusedXml';
}

/**
 * Parses XML that a stranger wrote. There is no document type, so no entity that could grow or be read from elsewhere; no comment, which could
 * divide a text in two; no processing instruction.
 * @throws RefusedXml
 */
export function parsedXml(text: string, { most, hasComments } = ANSWER): Element {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new RefusedXml('a document type');
  if (timesIn(text, '<') > most['<'] || timesIn(text, '=') > most['='] || timesIn(text, '&') > most['&'])
    throw new RefusedXml('too much');
  const refuse = (_: string, message: unknown) => {
    throw new RefusedXml(String(message));
  };
  const parsed = new DOMParser({ locator: {}, errorHandler: refuse }).parseFromString(text, 'text/xml');
  const root = parsed.documentElement as Element | null;
  if (!root) throw new RefusedXml('no element');
  for (const node of childrenOf(parsed))
    if (node !== root && !isXmlDeclaration(node) && !isBlank(node) && !(hasComments && isComment(node)))
      throw new RefusedXml('more than one element');
  for (let level = [root], depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new RefusedXml('too deep');
    const nodes = level.flatMap(childrenOf).filter((node) => !(hasComments && isComment(node)));
    if (!nodes.every((node) => isElement(node) || node.nodeType === node.TEXT_NODE))
      throw new RefusedXml('a comment, a section or an instruction');
    level = nodes.filter(isElement);
  }
  return root;
}

/** The children of an element that have this name. */
export function children(of: Element, namespace: string, name: string): Element[] {
  return childrenOf(of)
    .filter(isElement)
    .filter((child) => isNamed(child, namespace, name));
}

/** The one child of this name; undefined when there is none, or more than one. */
export function child(of: Element, namespace: string, name: string): Element | undefined {
  const [first, second] = children(of, namespace, name);
  return second ? undefined : first;
}

/** An element and everything in it, in any namespace unless one is asked for. */
export function everywhere(within: Element, name: string, namespace?: string): Element[] {
  return [within, ...Array.from(within.getElementsByTagName('*'))].filter(
    (element) =>
      element.localName === name && (namespace === undefined || element.namespaceURI === namespace),
  );
}

export function isNamed({ localName, namespaceURI }: Element, namespace: string, name: string): boolean {
  return localName === name && namespaceURI === namespace;
}

/** The value of an attribute; undefined when it is not there. */
export function attribute(of: Element, name: string): string | undefined {
  return of.hasAttribute(name) ? (of.getAttribute(name) ?? undefined) : undefined;
}

/** The text of an element that holds nothing else, exactly: a name with a blank behind it is another name. */
export function textOf(element: Element | undefined): string | undefined {
  if (!element || childrenOf(element).some(isElement)) return undefined;
  return element.textContent ?? '';
}

function childrenOf(of: Node): Node[] {
  return Array.from(of.childNodes);
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function isXmlDeclaration(node: Node): boolean {
  return node.nodeType === node.PROCESSING_INSTRUCTION_NODE && node.nodeName === 'xml';
}

function isComment(node: Node): boolean {
  return node.nodeType === node.COMMENT_NODE;
}

function isBlank(node: Node): boolean {
  return node.nodeType === node.TEXT_NODE && (node.nodeValue ?? '').trim() === '';
}

/** How often a character is in a text: as many tags, attributes or entities are in it at most. */
export function timesIn(text: string, character: string): number {
  let times = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) times += 1;
  return times;
}
