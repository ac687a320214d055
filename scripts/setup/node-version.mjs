/** The oldest Node.js the product runs on; `engines` in package.json says the same. */
const OLDEST = [20, 19];

/** Ends the process with a sentence when Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Annals needs Node.js ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
