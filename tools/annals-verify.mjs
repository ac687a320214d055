#!/usr/bin/env node
// annals-verify: checks an evidence bundle of Annals, offline, with nothing but this file.
//
//   node annals-verify.mjs bundle.tar.gz --key <key or file>... [--witness <key or file>]... [--checkpoint <file>]... [--json]
//
// It writes nothing, asks no server and believes nothing in the bundle but what is signed. The same file works in a browser: open
// annals-verify.html beside it. What it checks, and how to check it by hand: docs/audit.md of Annals.
// Ends with 0 when everything is proved, 1 when something is not, 2 when the bundle was refused or could not be read, 3 when the bundle is
// consistent with itself and nobody said whose it has to be: without --key anybody could have signed it.
//
// This file has no import and no export at its top, so that a page can load it as an ordinary script.

(() => {
  const node = typeof process === 'object' && process.versions?.node ? process : undefined;
  const nodeCrypto = node?.getBuiltinModule?.('node:crypto');

  // What a bundle may be. Whatever is larger is refused before it is unpacked further: nobody's memory or patience is at its mercy.
  const LIMITS = {
    total: 4 * 1024 ** 3, // bytes unpacked
    ratio: 200, // unpacked to packed, once more than `free` bytes are out
    free: 16 * 1024 ** 2,
    entry: 64 * 1024 ** 2,
    entries: 50_000,
    line: 4 * 1024 ** 2,
    afterEnd: 64 * 1024,
    selected: 1_000_000,
    reported: 100, // findings told one by one
  };

  const ROOT = 'annals-evidence/';
  const NAMES =
    /^(README\.txt|keys\.txt|key-changes\/\d{3}\.txt|checkpoint\.txt|checkpoints\/\d{16}\.txt|consistency\.jsonl|catalogue\.json|proofs\/\d{6}\.jsonl|events\/\d{6}\.jsonl|report\.html|manifest\.txt)$/;
  const NEEDED = [
    'keys.txt',
    'checkpoint.txt',
    'consistency.jsonl',
    'catalogue.json',
    'report.html',
    'manifest.txt',
  ];

  /** The bundle is not read any further. */
  class Refused extends Error {}

  // ——— Bytes

  const utf8 = new TextEncoder();
  const fromUtf8 = new TextDecoder('utf-8', { fatal: true });
  const concat = (...parts) => {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  };
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const base64 = (text) => {
    if (typeof text !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new Error('not base64');
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  };

  // ——— SHA-256 (FIPS 180-4); Node's own where there is one, as it is faster

  const K = new Uint32Array(64);
  const INITIAL = new Uint32Array(8);
  {
    // The fractional parts of the cube and square roots of the first primes.
    const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32);
    let found = 0;
    for (let candidate = 2; found < 64; candidate += 1) {
      let isPrime = true;
      for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
        if (candidate % divisor === 0) isPrime = false;
      if (!isPrime) continue;
      if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
      K[found] = fraction(Math.cbrt(candidate));
      found += 1;
    }
  }

  class Sha256 {
    #state = Uint32Array.from(INITIAL);
    #block = new Uint8Array(64);
    #filled = 0;
    #length = 0;
    #words = new Uint32Array(64);

    update(bytes) {
      this.#length += bytes.length;
      let at = 0;
      while (at < bytes.length) {
        const take = Math.min(64 - this.#filled, bytes.length - at);
        this.#block.set(bytes.subarray(at, at + take), this.#filled);
        this.#filled += take;
        at += take;
        if (this.#filled === 64) this.#compress();
      }
      return this;
    }

    digest() {
      const bits = this.#length * 8;
      this.update(Uint8Array.of(0x80));
      while (this.#filled !== 56) this.update(Uint8Array.of(0));
      const length = new DataView(new ArrayBuffer(8));
      length.setUint32(0, Math.floor(bits / 2 ** 32));
      length.setUint32(4, bits >>> 0);
      this.update(new Uint8Array(length.buffer));
      const out = new DataView(new ArrayBuffer(32));
      this.#state.forEach((word, index) => out.setUint32(index * 4, word));
      return new Uint8Array(out.buffer);
    }

    #compress() {
      const w = this.#words;
      const view = new DataView(this.#block.buffer);
      for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(i * 4);
      const turn = (x, n) => (x >>> n) | (x << (32 - n));
      for (let i = 16; i < 64; i += 1) {
        const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
      }
      let [a, b, c, d, e, f, g, h] = this.#state;
      for (let i = 0; i < 64; i += 1) {
        const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((word, index) => (this.#state[index] += word));
      this.#filled = 0;
    }
  }

  const sha256 = (...parts) =>
    nodeCrypto
      ? new Uint8Array(
          parts.reduce((hash, part) => hash.update(part), nodeCrypto.createHash('sha256')).digest(),
        )
      : parts.reduce((hash, part) => hash.update(part), new Sha256()).digest();
  const runningHash = () => (nodeCrypto ? nodeCrypto.createHash('sha256') : new Sha256());

  // ——— The Merkle tree (RFC 9162, section 2.1)

  const ZERO = Uint8Array.of(0);
  const ONE = Uint8Array.of(1);
  const leafOf = (line) => sha256(ZERO, sha256(line));
  const nodeOf = (left, right) => sha256(ONE, left, right);
  const equal = (one, other) =>
    one.length === other.length && one.every((byte, index) => byte === other[index]);

  /** Whether a path leads from a leaf to the root (2.1.3.2). */
  function isIncluded(index, size, leaf, path, root) {
    let last = size - 1;
    if (!Number.isSafeInteger(index) || index < 0 || index > last) return false;
    let hash = leaf;
    for (const sibling of path) {
      if (last === 0) return false;
      if (index % 2 === 1 || index === last) {
        hash = nodeOf(sibling, hash);
        while (index % 2 === 0 && index !== 0) [index, last] = [index / 2, Math.floor(last / 2)];
      } else hash = nodeOf(hash, sibling);
      [index, last] = [Math.floor(index / 2), Math.floor(last / 2)];
    }
    return last === 0 && equal(hash, root);
  }

  /** Whether a path shows that one tree begins with another (2.1.4.2). */
  function isConsistent(from, fromRoot, to, toRoot, path) {
    if (!(from > 0 && from <= to)) return false;
    if (from === to) return path.length === 0 && equal(fromRoot, toRoot);
    const all = Number.isInteger(Math.log2(from)) ? [fromRoot, ...path] : [...path];
    const first = all.shift();
    if (!first) return false;
    let [index, last] = [from - 1, to - 1];
    while (index % 2 === 1) [index, last] = [Math.floor(index / 2), Math.floor(last / 2)];
    let [older, newer] = [first, first];
    for (const sibling of all) {
      if (last === 0) return false;
      if (index % 2 === 1 || index === last) {
        older = nodeOf(sibling, older);
        newer = nodeOf(sibling, newer);
        while (index % 2 === 0 && index !== 0) [index, last] = [index / 2, Math.floor(last / 2)];
      } else newer = nodeOf(newer, sibling);
      [index, last] = [Math.floor(index / 2), Math.floor(last / 2)];
    }
    return last === 0 && equal(older, fromRoot) && equal(newer, toRoot);
  }

  // ——— Signed notes and checkpoints (C2SP signed-note, tlog-checkpoint)

  const LOG_KEY = 1;
  const WITNESS_KEY = 4;

  /** @param type of the signatures it makes: those of a log, or the cosignatures of a witness */
  function readKey(text, type = LOG_KEY) {
    const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? [];
    if (!name) throw new Error('This is not a key: it looks like name+12345678+base64.');
    const bytes = base64(encoded);
    const ownId = hex(sha256(utf8.encode(`${name}\n`), bytes).subarray(0, 4));
    if (bytes.length !== 33 || ownId !== id)
      throw new Error(
        `This key does not fit its own id: it says ${id}, and what follows has ${ownId}. A character of it is wrong.`,
      );
    if (bytes[0] !== type)
      throw new Error(
        type === LOG_KEY
          ? 'This is the key of a witness, not of a log.'
          : 'This is not the key of a witness.',
      );
    return { name, id, text: text.trim(), raw: bytes.subarray(1) };
  }

  async function isSignedBy(key, text, signature) {
    const data = utf8.encode(text);
    if (nodeCrypto) {
      const spki = concat(
        Uint8Array.from([0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0]),
        key.raw,
      );
      const publicKey = nodeCrypto.createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
      return nodeCrypto.verify(null, data, publicKey, signature);
    }
    const { subtle } = globalThis.crypto;
    const publicKey = await subtle.importKey('raw', key.raw, { name: 'Ed25519' }, false, ['verify']);
    return subtle.verify({ name: 'Ed25519' }, publicKey, signature, data);
  }

  function readNote(note) {
    const end = note.lastIndexOf('\n\n');
    if (end < 0 || !note.endsWith('\n')) throw new Error('it is not a signed note');
    const signatures = note
      .slice(end + 2, -1)
      .split('\n')
      .map((line) => {
        const [, name, encoded] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
        if (!name) throw new Error('one of its signature lines is malformed');
        const bytes = base64(encoded);
        if (bytes.length < 5) throw new Error('one of its signature lines is malformed');
        return { name, id: hex(bytes.subarray(0, 4)), signature: bytes.subarray(4) };
      });
    return { text: note.slice(0, end + 1), signatures };
  }

  function readCheckpoint(note) {
    const signed = readNote(note);
    const [origin, size, root] = signed.text.split('\n');
    const bytes = base64(root ?? '');
    if (!origin || !/^(0|[1-9]\d{0,15})$/.test(size ?? '') || bytes.length !== 32)
      throw new Error('it is not a checkpoint');
    return { origin, size: Number(size), root: bytes, signed, note };
  }

  /** Who signed a note: a trusted key, nobody who is known (`foreign`), or a trusted key over another text (`altered`). */
  async function signatureOf(signed, trusted) {
    let verdict = 'foreign';
    for (const { name, id, signature } of signed.signatures)
      for (const key of trusted)
        if (key.name === name && key.id === id) {
          if (await isSignedBy(key, signed.text, signature)) return { verdict: 'signed', key };
          verdict = 'altered';
        }
    return { verdict };
  }

  /** Whether a witness has cosigned a note (C2SP tlog-cosignature, cosignature/v1): eight bytes of time, then the Ed25519 signature. */
  async function isCosignedBy(witness, signed) {
    for (const { name, id, signature } of signed.signatures) {
      if (name !== witness.name || id !== witness.id || signature.length !== 72) continue;
      const time = new DataView(signature.buffer, signature.byteOffset, 8).getBigUint64(0);
      const text = `cosignature/v1\ntime ${time}\n${signed.text}`;
      if (await isSignedBy(witness, text, signature.subarray(8))) return true;
    }
    return false;
  }

  const CHANGE = 'annals key change';

  /** Where one key hands over to the next; undefined when the new key has not signed it. `from`: the smallest tree that the new key signs. */
  async function readKeyChange(note) {
    const signed = readNote(note);
    const [title, , oldText, newText, from] = signed.text.split('\n');
    if (title !== CHANGE) return undefined;
    const [older, newer] = [readKey(oldText), readKey(newText)];
    const isSigned = async (key) => (await signatureOf(signed, [key])).verdict === 'signed';
    if (!(await isSigned(newer))) return undefined;
    return {
      older,
      newer,
      isSignedByOlder: await isSigned(older),
      from: /^[1-9]\d{0,15}$/.test(from ?? '') ? Number(from) : undefined,
    };
  }

  /**
   * The keys of a log, oldest first, with the tree sizes each of them signs: from the one that is known back to the first and on to the last.
   * Backwards a change counts when the newer key has signed it, forwards when both have. A key that was handed over has one successor: from a
   * key before the known one nothing leads on: otherwise the holder of a retired key could name another.
   */
  function keyChain(known, changes) {
    const chain = [{ key: known, from: 0, to: Infinity }];
    const holds = (key) => chain.some((one) => one.key.text === key.text);
    for (;;) {
      const [first] = chain;
      const change = changes.find(({ newer, older }) => newer.text === first.key.text && !holds(older));
      if (!change) break;
      first.from = change.from ?? 0;
      chain.unshift({ key: change.older, from: 0, to: change.from ?? Infinity, isRetired: true });
    }
    for (;;) {
      const last = chain.at(-1);
      const next = changes.filter(
        ({ older, newer, isSignedByOlder }) =>
          isSignedByOlder && older.text === last.key.text && !holds(newer),
      );
      if (new Set(next.map(({ newer }) => newer.text)).size > 1) return { chain, conflict: last.key };
      if (next.length === 0) return { chain };
      last.to = next[0].from ?? Infinity;
      last.isRetired = true;
      chain.push({ key: next[0].newer, from: next[0].from ?? 0, to: Infinity });
    }
  }

  // ——— The archive: gzip, and of tar only what a bundle needs

  /** Unpacks a gzip stream piece by piece, within the limits. */
  async function* unpacked(chunks) {
    const stream = new DecompressionStream('gzip');
    const writer = stream.writable.getWriter();
    let packed = 0;
    const writing = (async () => {
      for await (const chunk of readable(chunks)) {
        packed += chunk.length;
        await writer.write(chunk);
      }
      await writer.close();
    })();
    // The reader meets the same error; without it, it would wait for ever for what does not come.
    writing.catch((error) => writer.abort(error).catch(() => undefined));
    const reader = stream.readable.getReader();
    let total = 0;
    try {
      for (;;) {
        let piece;
        try {
          piece = await reader.read();
        } catch (error) {
          if (error instanceof Refused) throw error;
          throw new Cut('The archive is cut off or damaged: it cannot be unpacked to its end.');
        }
        if (piece.done) return;
        total += piece.value.length;
        if (total > LIMITS.total)
          throw new Refused(`The archive unpacks to more than ${LIMITS.total} bytes.`);
        if (total > LIMITS.free && total > packed * LIMITS.ratio)
          throw new Refused(
            `The archive unpacks to more than ${LIMITS.ratio} times its size: that is no bundle.`,
          );
        yield piece.value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
      await writer.abort().catch(() => undefined);
    }
  }

  /** What a file gives, when it can be read. */
  async function* readable(chunks) {
    try {
      yield* chunks;
    } catch (error) {
      throw new Refused(`It cannot be read: ${error.message}`);
    }
  }

  /** The archive ends in the middle. */
  class Cut extends Error {}

  /** Reads exact numbers of bytes from a stream. */
  class ByteReader {
    #chunks;
    #rest = new Uint8Array(0);
    constructor(chunks) {
      this.#chunks = chunks[Symbol.asyncIterator]();
    }
    /** The next bytes, at most `most`; undefined at the end. */
    async some(most) {
      while (this.#rest.length === 0) {
        const { done, value } = await this.#chunks.next();
        if (done) return undefined;
        this.#rest = value;
      }
      const taken = this.#rest.subarray(0, most);
      this.#rest = this.#rest.subarray(taken.length);
      return taken;
    }
    /** Exactly so many bytes; undefined when there are none left at all. */
    async exactly(count) {
      const all = new Uint8Array(count);
      let filled = 0;
      while (filled < count) {
        const piece = await this.some(count - filled);
        if (!piece) {
          if (filled === 0) return undefined;
          throw new Cut('The archive is cut off in the middle of a file.');
        }
        all.set(piece, filled);
        filled += piece.length;
      }
      return all;
    }
    /** Gives up the rest. */
    async stop() {
      await this.#chunks.return?.();
    }
  }

  const asciiOf = (bytes) => {
    const end = bytes.indexOf(0);
    return String.fromCharCode(...bytes.subarray(0, end < 0 ? bytes.length : end));
  };

  /** The name and size of the next file; undefined at the end of the archive. @throws Refused for whatever a bundle does not hold */
  async function nextEntry(reader, seen) {
    const header = await reader.exactly(512);
    if (!header) throw new Cut('The archive is cut off: it has no end.');
    if (header.every((byte) => byte === 0)) {
      let after = 0;
      for (let piece = await reader.some(65_536); piece; piece = await reader.some(65_536)) {
        after += piece.length;
        if (after > LIMITS.afterEnd || piece.some((byte) => byte !== 0))
          throw new Refused('The archive goes on after its end.');
      }
      return undefined;
    }
    const sum = header.reduce((all, byte, index) => all + (index >= 148 && index < 156 ? 32 : byte), 0);
    if (sum !== parseInt(asciiOf(header.subarray(148, 156)), 8))
      throw new Refused('A file header of the archive is damaged.');
    const prefix = asciiOf(header.subarray(345, 500));
    const path = (prefix ? `${prefix}/` : '') + asciiOf(header.subarray(0, 100));
    const shown = JSON.stringify(path);
    const kind = String.fromCharCode(header[156]);
    if (kind === '1' || kind === '2')
      throw new Refused(`The archive holds a link (${shown}): a bundle holds none.`);
    if (/^([/\\]|[A-Za-z]:)/.test(path)) throw new Refused(`The archive holds an absolute path (${shown}).`);
    if (path.split(/[/\\]/).includes('..'))
      throw new Refused(`The archive holds a path that leads out of it (${shown}).`);
    if (kind !== '0' && kind !== '\0')
      throw new Refused(`The archive holds something that is no file (${shown}).`);
    if (!path.startsWith(ROOT) || !NAMES.test(path.slice(ROOT.length)))
      throw new Refused(`The archive holds a file that does not belong into a bundle (${shown}).`);
    const name = path.slice(ROOT.length);
    if (seen.has(name)) throw new Refused(`The archive holds ${shown} twice.`);
    const size = parseInt(asciiOf(header.subarray(124, 136)), 8);
    if (!(size >= 0 && size <= LIMITS.entry)) throw new Refused(`The file ${shown} is too large.`);
    if (seen.size >= LIMITS.entries) throw new Refused('The archive holds too many files.');
    return { name, size };
  }

  /** Reads a file of the archive whole, and its SHA-256 with it. */
  async function contentOf(reader, size) {
    const bytes = size === 0 ? new Uint8Array(0) : await reader.exactly(size);
    if (!bytes) throw new Cut('The archive is cut off in the middle of a file.');
    const padding = (512 - (size % 512)) % 512;
    if (padding > 0 && !(await reader.exactly(padding)))
      throw new Cut('The archive is cut off in the middle of a file.');
    return { bytes, sha256: hex(runningHash().update(bytes).digest()) };
  }

  /** The lines of a file as bytes, without their ends. What follows the last line end is a line too. */
  function linesOf(bytes) {
    const lines = [];
    let start = 0;
    while (start < bytes.length) {
      let end = bytes.indexOf(10, start);
      if (end < 0) end = bytes.length;
      if (end - start > LIMITS.line) throw new Refused('A line of the bundle is too long.');
      lines.push(bytes.subarray(start, end));
      start = end + 1;
    }
    return lines;
  }

  const textOf = (bytes) => fromUtf8.decode(bytes);
  const jsonOf = (bytes) => JSON.parse(textOf(bytes));

  // ——— The check

  class Check {
    findings = [];
    more = 0;
    events = 0;
    proved = 0;
    files = new Map();
    #seenIndexes = new Map(); // index → position, as proved
    #missing = []; // proved, but without its event
    #strangers = []; // events without a proof
    #pairs = []; // an event without a proof where one with a proof should stand
    #descents = [];
    #lastIndex = -1;

    constructor(options) {
      this.pinned = (options.keys ?? []).map((text) => readKey(text));
      this.witnesses = (options.witnesses ?? []).map((text) => readKey(text, WITNESS_KEY));
      this.cosigned = [];
      this.held = options.checkpoints ?? [];
    }

    find(code, message) {
      if (this.findings.length < LIMITS.reported) this.findings.push({ code, message });
      else this.more += 1;
    }

    /** Keys, checkpoint and consistency: everything before the events. */
    async begin(small) {
      await this.#readKeys(small);
      const note = small.get('checkpoint.txt');
      if (!note) throw new Refused('There is no checkpoint in front of the events.');
      try {
        this.checkpoint = readCheckpoint(textOf(note));
      } catch (error) {
        this.find('altered-checkpoint', `The checkpoint cannot be read: ${error.message}.`);
        return;
      }
      const { origin, size, signed } = this.checkpoint;
      const key = await this.#mustBeInUse('The checkpoint', signed, 'altered-checkpoint', size);
      if (key) this.signedWith = key;
      for (const witness of this.witnesses)
        if (await isCosignedBy(witness, signed)) this.cosigned.push(witness.name);
        else
          this.find(
            'not-cosigned',
            `The checkpoint over ${size} events is not cosigned by the witness ${witness.name} (${witness.id}).`,
          );
      await this.#readEarlier(small);
      for (const held of this.held) await this.#compareHeld(held);
      this.origin = origin;
    }

    async #readKeys(small) {
      let listed = [];
      try {
        listed = textOf(small.get('keys.txt') ?? new Uint8Array(0))
          .split('\n')
          .filter(Boolean)
          .map((text) => readKey(text));
      } catch (error) {
        this.find('altered-file', `keys.txt cannot be read: ${error.message}`);
      }
      const changes = [];
      for (const [name, bytes] of small) {
        if (!name.startsWith('key-changes/')) continue;
        try {
          const change = await readKeyChange(textOf(bytes));
          if (change) changes.push(change);
        } catch (error) {
          this.find('altered-file', `${name} cannot be read: ${error.message}`);
        }
      }
      // Without a known key the last one of the bundle is used: all that can be said then is that the bundle fits itself.
      const known = this.pinned[0] ?? listed.at(-1);
      if (!known) {
        this.chain = [];
        return;
      }
      const { chain, conflict } = keyChain(known, changes);
      this.chain = chain;
      if (conflict)
        this.find(
          'conflicting-keys',
          `The key ${conflict.id} hands over to two keys: its holder has named another one than the log did.`,
        );
      for (const key of this.pinned)
        if (!chain.some((one) => one.key.text === key.text))
          this.find(
            'unlinked-keys',
            `You gave several keys, and the bundle does not show how ${known.id} and ${key.id} hand over to each other. Give the newest one alone.`,
          );
    }

    /**
     * Signed with the key in use, over a tree that it signs: a key that was retired proves nothing that came after it, and nothing at all of what
     * is exported after it.
     */
    async #mustBeInUse(what, signed, altered, size) {
      const inUse = this.chain.at(-1);
      const retired = this.chain.slice(0, -1).map(({ key }) => key);
      const { verdict, key } = await signatureOf(signed, inUse ? [inUse.key] : []);
      if (verdict === 'altered')
        this.find(altered, `${what} was changed after it was signed: its signature does not fit.`);
      else if (verdict === 'foreign') {
        const before = await signatureOf(signed, retired);
        if (before.verdict === 'signed')
          this.find(
            'retired-key',
            `${what} is signed with the key ${before.key.id}, which was retired: ${inUse.key.id} took its place.`,
          );
        else this.#foreign(what, signed);
      } else if (size !== undefined && size < inUse.from)
        this.find(
          'retired-key',
          `${what} is signed with the key ${key.id}, which signs trees of ${inUse.from} events or more.`,
        );
      else return key;
      return undefined;
    }

    #foreign(what, signed) {
      const ids = signed.signatures.map(({ id }) => id).join(', ');
      const known = this.chain.map(({ key }) => key.id).join(', ') || 'none';
      this.find(
        'foreign-key',
        `${what} is signed with a foreign key (${ids}). The keys of this log are: ${known}.`,
      );
    }

    async #readEarlier(small) {
      const { size, root, origin } = this.checkpoint;
      const proofs = new Map();
      try {
        for (const line of linesOf(small.get('consistency.jsonl') ?? new Uint8Array(0))) {
          const { from, to, path } = jsonOf(line);
          if (to === size) proofs.set(from, path.map(base64));
        }
      } catch {
        this.find('altered-file', 'consistency.jsonl cannot be read.');
      }
      this.earlier = [];
      for (const [name, bytes] of small) {
        if (!name.startsWith('checkpoints/')) continue;
        try {
          const checkpoint = readCheckpoint(textOf(bytes));
          const { verdict, key } = await signatureOf(
            checkpoint.signed,
            this.chain.map((one) => one.key),
          );
          const signer = this.chain.find((one) => one.key === key);
          const path = proofs.get(checkpoint.size);
          if (verdict === 'foreign')
            this.#foreign(`The checkpoint over ${checkpoint.size} events`, checkpoint.signed);
          else if (signer && (checkpoint.size < signer.from || checkpoint.size >= signer.to))
            this.find(
              'retired-key',
              `The checkpoint over ${checkpoint.size} events is signed with the key ${key.id}, which signs trees from ${signer.from} to before ${signer.to} events.`,
            );
          else if (verdict === 'altered' || checkpoint.origin !== origin)
            this.find(
              'altered-checkpoint',
              `The checkpoint over ${checkpoint.size} events was changed after it was signed.`,
            );
          else if (!path || !isConsistent(checkpoint.size, checkpoint.root, size, root, path))
            this.find(
              'inconsistent-checkpoint',
              `The log of the checkpoint over ${size} events does not begin with that of the checkpoint over ${checkpoint.size}.`,
            );
          else this.earlier.push(checkpoint);
        } catch (error) {
          this.find('altered-checkpoint', `${name} cannot be read: ${error.message}.`);
        }
      }
    }

    /** A checkpoint that the auditor kept from before must be one of this log. */
    async #compareHeld(note) {
      const held = readCheckpoint(note);
      const same = [...this.earlier, this.checkpoint].find(({ size }) => size === held.size);
      if (held.size > this.checkpoint.size)
        this.find(
          'cut-log',
          `You hold a checkpoint over ${held.size} events; the log of this bundle has only ${this.checkpoint.size}.`,
        );
      else if (!same)
        this.find(
          'not-shown',
          `The bundle has no proof for the checkpoint over ${held.size} events that you hold: ask for one that has.`,
        );
      else if (!equal(same.root, held.root))
        this.find(
          'inconsistent-checkpoint',
          `The checkpoint over ${held.size} events that you hold is not the one of this log.`,
        );
    }

    /** One chunk: its proofs, each checked up to the checkpoint, then its events, each against its proof. */
    chunk(name, proofBytes, eventBytes) {
      const expected = [];
      for (const line of linesOf(proofBytes)) {
        const one = this.#readProof(name, line);
        if (one) expected.push(one);
      }
      const byLeaf = new Map(expected.map((one) => [one.leaf, one]));
      let previous;
      let strangers = [];
      const settle = (next) => {
        // Between two events that are as they should be: as many as are missing there were changed.
        const gap = expected.filter(
          (one) =>
            !one.found &&
            !one.told &&
            one.index > (previous?.index ?? -1) &&
            one.index < (next?.index ?? Infinity),
        );
        for (const stranger of strangers) {
          const same = gap.find((one) => !one.told && one.id === stranger.id) ?? gap.find((one) => !one.told);
          if (same) {
            same.told = true;
            this.#pairs.push({ stranger, expected: same });
          } else this.#strangers.push(stranger);
        }
        strangers = [];
      };
      let lineNumber = 0;
      for (const line of linesOf(eventBytes)) {
        lineNumber += 1;
        this.events += 1;
        const leaf = hex(leafOf(line));
        const one = byLeaf.get(leaf);
        if (one && !one.found) {
          one.found = true;
          this.proved += 1;
          if (previous && one.index < previous.index) this.#descents.push([previous.position, one.position]);
          else settle(one);
          previous = one;
        } else
          strangers.push({
            leaf,
            line: lineNumber,
            file: `events/${name}`,
            id: idIn(line),
            isCopy: one !== undefined,
          });
      }
      settle(undefined);
      for (const one of expected) if (!one.found && !one.told) this.#missing.push(one);
    }

    #readProof(name, line) {
      try {
        const { index, position, id, leaf, path } = jsonOf(line);
        const bytes = base64(leaf);
        const { size, root } = this.checkpoint ?? {};
        if (!root || !isIncluded(index, size, bytes, path.map(base64), root)) {
          this.find(
            'unproved-event',
            `The proof of the event at position ${position} does not lead to the checkpoint.`,
          );
          return undefined;
        }
        if (index <= this.#lastIndex)
          this.find('reordered', `The proof of position ${position} stands in the wrong order.`);
        this.#lastIndex = Math.max(index, this.#lastIndex);
        this.#seenIndexes.set(index, String(position));
        return { index, position: String(position), id, leaf: hex(bytes), found: false, told: false };
      } catch {
        this.find('altered-file', `A line of proofs/${name} cannot be read.`);
        return undefined;
      }
    }

    /** What can only be told when everything was seen. */
    async end(manifestBytes) {
      this.#tellMoved();
      for (const { stranger, expected } of this.#pairs)
        this.find(
          'altered-event',
          `The event at position ${expected.position} was changed (line ${stranger.line} of ${stranger.file}).`,
        );
      for (const [first, second] of this.#descents)
        this.find('reordered', `The events at positions ${first} and ${second} stand in the wrong order.`);
      for (const { file, line, isCopy } of this.#strangers)
        this.find(
          'added-event',
          `Line ${line} of ${file} was added: ${isCopy ? 'the same event stands there already' : 'no such event is in the log'}.`,
        );
      const manifest = manifestBytes && (await this.#readManifest(textOf(manifestBytes)));
      this.#tellMissing(manifest);
      if (manifest) this.#compareFiles(manifest);
      return manifest;
    }

    /** An event that is missing in one place and too many in another was moved. */
    #tellMoved() {
      const expected = new Map(
        [...this.#missing, ...this.#pairs.map((pair) => pair.expected)].map((one) => [one.leaf, one]),
      );
      const moved = new Set();
      for (const stranger of [...this.#strangers, ...this.#pairs.map((pair) => pair.stranger)]) {
        const one = expected.get(stranger.leaf);
        if (!one || moved.has(one)) continue;
        this.find(
          'reordered',
          `The event at position ${one.position} stands in another place (line ${stranger.line} of ${stranger.file}).`,
        );
        moved.add(one).add(stranger);
        this.proved += 1;
      }
      // What is left of a pair that was taken apart is an error of its own.
      for (const { stranger, expected: one } of this.#pairs)
        if (moved.has(stranger) && !moved.has(one)) this.#missing.push(one);
        else if (moved.has(one) && !moved.has(stranger)) this.#strangers.push(stranger);
      const stays = (one) => !moved.has(one);
      this.#pairs = this.#pairs.filter((pair) => stays(pair.stranger) && stays(pair.expected));
      this.#missing = this.#missing.filter(stays);
      this.#strangers = this.#strangers.filter(stays);
    }

    async #readManifest(note) {
      try {
        const signed = readNote(note);
        await this.#mustBeInUse('The manifest', signed, 'altered-manifest');
        const [title, json] = signed.text.split('\n');
        const manifest = JSON.parse(json);
        if (
          title !== 'annals evidence v1' ||
          manifest.origin !== this.origin ||
          manifest.treeSize !== this.checkpoint?.size
        ) {
          this.find('altered-manifest', 'The manifest belongs to another bundle or another log.');
          return undefined;
        }
        return manifest;
      } catch (error) {
        this.find('altered-manifest', `The manifest cannot be read: ${error.message}.`);
        return undefined;
      }
    }

    #tellMissing(manifest) {
      const missing = new Map(this.#missing.map(({ index, position }) => [index, position]));
      if (manifest) {
        const selected = this.#selectedBy(manifest);
        for (const index of selected) if (!this.#seenIndexes.has(index)) missing.set(index, undefined);
        for (const [index, position] of this.#seenIndexes)
          if (!selected.has(index))
            this.find(
              'added-event',
              `The event at position ${position} is in the log, but does not belong to this selection.`,
            );
      }
      if (missing.size === 0) return;
      // Without a proof only the place in the tree is known, from the manifest.
      const where = (index) =>
        missing.get(index) === undefined ? `place ${index + 1} of the log` : `position ${missing.get(index)}`;
      const gone = [...missing.keys()].sort((one, other) => one - other);
      let lastPresent = -1;
      for (const index of this.#seenIndexes.keys())
        if (!missing.has(index)) lastPresent = Math.max(lastPresent, index);
      // The tail is what is gone without anything after it.
      const tail = gone.filter((index) => index > lastPresent);
      for (const index of gone)
        if (index < lastPresent) this.find('dropped-event', `The event at ${where(index)} was dropped.`);
      if (tail.length > 0)
        this.find(
          'cut-tail',
          `The end was cut: the last ${tail.length} events are missing, from ${where(tail[0])} on.`,
        );
    }

    #selectedBy(manifest) {
      try {
        const selected = new Set();
        for (const [from, to] of rangesOf(manifest.indexes))
          for (let index = from; index <= to; index += 1) {
            if (selected.size > LIMITS.selected) throw new Error('too many');
            selected.add(index);
          }
        return selected;
      } catch {
        this.find('altered-manifest', 'The list of places in the manifest cannot be read.');
        return new Set(this.#seenIndexes.keys());
      }
    }

    /** What no other check covers is covered by the hashes in the manifest. */
    #compareFiles(manifest) {
      const explained = this.findings.length > 0;
      const listed = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
      for (const [path, hash] of this.files) {
        if (path === 'manifest.txt') continue;
        if (!listed.has(path)) this.find('unexpected-file', `${path} was added to the bundle.`);
        else if (listed.get(path) !== hash && !(explained && /^(events|proofs|checkpoint)/.test(path)))
          this.find('altered-file', `${path} was changed after the bundle was made.`);
      }
      for (const path of listed.keys())
        if (!this.files.has(path) && !NEEDED.includes(path)) this.find('missing-file', `${path} is missing.`);
    }
  }

  const idIn = (line) => {
    try {
      return jsonOf(line).id;
    } catch {
      return undefined;
    }
  };

  /** `0-4,7` as [[0, 4], [7, 7]]. */
  function rangesOf(text) {
    return String(text)
      .split(',')
      .filter(Boolean)
      .map((range) => {
        const [from, to = from] = range.split('-').map(Number);
        if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || to < from)
          throw new Error('malformed');
        return [from, to];
      });
  }

  /**
   * Checks a bundle.
   * @param chunks the bytes of the .tar.gz, as an async iterable
   * @param options `keys`: public keys the auditor knows; `witnesses`: keys of witnesses that must have cosigned; `checkpoints`: checkpoints the
   * auditor kept
   * @returns `verdict` (proved; consistent: without a key; not-proved; refused), `findings` (code and sentence each), and what was seen
   */
  async function verifyBundle(chunks, options = {}) {
    let check;
    const small = new Map();
    let proofs;
    let begun = false;
    let manifest;
    let reader;
    try {
      check = new Check(options);
      reader = new ByteReader(unpacked(chunks));
      for (let entry; (entry = await nextEntry(reader, check.files));) {
        const { name, size } = entry;
        const { bytes, sha256: hash } = await contentOf(reader, size);
        check.files.set(name, hash);
        const [folder, file] = name.split('/');
        if (folder === 'proofs' || folder === 'events') {
          if (!begun) await check.begin(small);
          begun = true;
        }
        if (folder === 'proofs') {
          if (proofs) check.chunk(proofs.file, proofs.bytes, new Uint8Array(0));
          proofs = { file, bytes };
        } else if (folder === 'events') {
          const own = proofs?.file === file ? proofs.bytes : new Uint8Array(0);
          if (proofs && proofs.file !== file) check.chunk(proofs.file, proofs.bytes, new Uint8Array(0));
          proofs = undefined;
          check.chunk(file, own, bytes);
        } else small.set(name, bytes);
      }
      if (!begun) await check.begin(small);
      if (proofs) check.chunk(proofs.file, proofs.bytes, new Uint8Array(0));
      for (const name of NEEDED)
        if (!check.files.has(name)) check.find('missing-file', `${name} is missing.`);
      manifest = await check.end(small.get('manifest.txt'));
    } catch (error) {
      if (error instanceof Cut) {
        const findings = [...(check?.findings ?? []), { code: 'cut-archive', message: error.message }];
        return { verdict: 'not-proved', findings, events: check?.events ?? 0, proved: check?.proved ?? 0 };
      }
      const message = error instanceof Refused ? error.message : `It cannot be read: ${error.message}`;
      return { verdict: 'refused', findings: [{ code: 'refused', message }], events: 0, proved: 0 };
    } finally {
      await reader?.stop().catch(() => undefined);
    }
    const { findings, more, events, proved, checkpoint, signedWith, pinned, earlier, cosigned } = check;
    if (more > 0) findings.push({ code: 'more', message: `And ${more} more.` });
    return {
      verdict: findings.length > 0 ? 'not-proved' : pinned.length > 0 ? 'proved' : 'consistent',
      findings,
      events,
      proved,
      origin: checkpoint?.origin,
      treeSize: checkpoint?.size,
      earlierCheckpoints: earlier?.length ?? 0,
      key: signedWith?.text,
      isKeyKnown: pinned.length > 0,
      cosignedBy: cosigned,
      createdAt: manifest?.createdAt,
      filter: manifest?.filter,
      purpose: manifest?.purpose,
    };
  }

  /** The result as a person reads it. */
  function inWords(result) {
    const lines = [];
    const number = (value) => Number(value).toLocaleString('en');
    if (result.verdict === 'refused') lines.push('REFUSED. This bundle was not read.');
    if (result.verdict === 'not-proved') lines.push('NOT PROVED. This bundle is not what the log signed.');
    if (result.verdict === 'proved')
      lines.push('PROVED. Every event of this bundle stands in the log as it is shown here.');
    if (result.verdict === 'consistent')
      lines.push(
        'CONSISTENT, SIGNER UNKNOWN. This bundle fits itself; nothing shows that the log signed it.',
      );
    lines.push('', ...result.findings.map(({ code, message }) => `  ${code}: ${message}`));
    if (result.findings.length > 0) lines.push('');
    if (result.verdict !== 'refused') {
      lines.push(`  events       ${number(result.proved)} of ${number(result.events)} proved`);
      if (result.origin)
        lines.push(`  log          ${result.origin}, ${number(result.treeSize)} events when it was exported`);
      if (result.createdAt) lines.push(`  exported     ${result.createdAt}`);
      if (result.earlierCheckpoints)
        lines.push(`  checkpoints  ${number(result.earlierCheckpoints)} earlier ones, all of the same log`);
      if (result.key) lines.push(`  signed with  ${result.key}`);
      if (result.cosignedBy?.length > 0) lines.push(`  cosigned by  ${result.cosignedBy.join(', ')}`);
      if (result.key && !result.isKeyKnown)
        lines.push(
          '',
          '  The key comes from the bundle itself: the person who made the bundle chose it. Name the one that you were given by another way with --key.',
        );
    }
    return lines.join('\n');
  }

  globalThis.annalsVerify = { verifyBundle, inWords, LIMITS, Sha256 };

  // ——— The command line

  async function main(words) {
    const { readFileSync, createReadStream, existsSync } = await import('node:fs');
    const options = { keys: [], witnesses: [], checkpoints: [] };
    let file;
    let isJson = false;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word === '--json') isJson = true;
      else if (word === '--key' || word === '--witness') {
        const given = words[(at += 1)] ?? '';
        const texts = existsSync(given) ? readFileSync(given, 'utf8').split('\n').filter(Boolean) : [given];
        options[word === '--key' ? 'keys' : 'witnesses'].push(...texts);
      } else if (word === '--checkpoint')
        options.checkpoints.push(readFileSync(words[(at += 1)] ?? '', 'utf8'));
      else if (word.startsWith('-') || file !== undefined) file = '';
      else file = word;
    }
    if (!file) {
      console.error(
        'Usage: node annals-verify.mjs bundle.tar.gz --key <key or file>... [--witness <key or file>]... [--checkpoint <file>]... [--json]',
      );
      return 2;
    }
    // Opened when it is read: a file that cannot be is refused like what is in it.
    const bundle = (async function* () {
      yield* createReadStream(file);
    })();
    const result = await verifyBundle(bundle, options);
    console.log(isJson ? JSON.stringify(result, null, 2) : inWords(result));
    return { proved: 0, 'not-proved': 1, refused: 2, consistent: 3 }[result.verdict];
  }

  if (node?.argv[1] && /annals-verify\.mjs$/.test(node.argv[1])) {
    // Nothing is proved until it is said.
    node.exitCode = 2;
    main(node.argv.slice(2)).then(
      (code) => (node.exitCode = code),
      (error) => {
        console.error(error.message);
      },
    );
  }
})();
