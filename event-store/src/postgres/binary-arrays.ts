/**
 * One-dimensional arrays in PostgreSQL's binary format, which node-postgres sends whenever a parameter is a Buffer.
 * Against one JSON parameter for the whole batch this spares the server from taking the documents out of a document, and it keeps
 * every document exactly as written (a JSON parameter would refuse the legal escape \u0000).
 */

/** Object ids of the element types, fixed for ever in PostgreSQL's catalogue. */
const OID = { bigint: 20, integer: 23, text: 25, json: 114, uuid: 2950 } as const;

/** Dimensions, a flag for nulls, the element type, the length, the lower bound. */
const HEADER_BYTES = 20;

function arrayOf(elementType: number, length: number, elementBytes: number): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + elementBytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(0, 4);
  buffer.writeInt32BE(elementType, 8);
  buffer.writeInt32BE(length, 12);
  buffer.writeInt32BE(1, 16);
  return buffer;
}

export function integerArray(values: readonly number[]): Buffer {
  const buffer = arrayOf(OID.integer, values.length, 8 * values.length);
  let at = HEADER_BYTES;
  for (const value of values) {
    at = buffer.writeInt32BE(4, at);
    at = buffer.writeInt32BE(value, at);
  }
  return buffer;
}

export function bigintArray(values: readonly bigint[]): Buffer {
  const buffer = arrayOf(OID.bigint, values.length, 12 * values.length);
  let at = HEADER_BYTES;
  for (const value of values) {
    at = buffer.writeInt32BE(8, at);
    at = buffer.writeBigInt64BE(value, at);
  }
  return buffer;
}

/** @throws Error when a value is not a UUID: half of one would otherwise shift all that follow */
export function uuidArray(values: readonly string[]): Buffer {
  const buffer = arrayOf(OID.uuid, values.length, 20 * values.length);
  let at = HEADER_BYTES;
  for (const value of values) {
    at = buffer.writeInt32BE(16, at);
    if (value.length !== 36 || buffer.write(value.replaceAll('-', ''), at, 'hex') !== 16)
      throw new Error(`"${value}" is not a UUID`);
    at += 16;
  }
  return buffer;
}

export function textArray(values: readonly string[]): Buffer {
  return stringArray(OID.text, values);
}

/** @param documents JSON texts; the server refuses those that are not */
export function jsonArray(documents: readonly string[]): Buffer {
  return stringArray(OID.json, documents);
}

function stringArray(elementType: number, values: readonly string[]): Buffer {
  let bytes = 4 * values.length;
  for (const value of values) bytes += Buffer.byteLength(value);
  const buffer = arrayOf(elementType, values.length, bytes);
  let at = HEADER_BYTES;
  for (const value of values) {
    const written = buffer.write(value, at + 4);
    buffer.writeInt32BE(written, at);
    at += 4 + written;
  }
  return buffer;
}
