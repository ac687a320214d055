import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What checks bundles of evidence without Annals: a program, and a page that runs it in a browser. */
const FILES = ['annals-verify.mjs', 'annals-verify.html'] as const;

/** Puts the verifier beside the front end, as it is in `tools/`: an auditor downloads it from the product. */
export const withVerifier: Plugin = {
  name: 'annals-verifier',
  generateBundle() {
    for (const fileName of FILES)
      this.emitFile({
        type: 'asset',
        fileName,
        source: readFileSync(join(import.meta.dirname, '..', 'tools', fileName)),
      });
  },
};
