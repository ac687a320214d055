import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

const ENTRY = 'src/main.ts';
const APPLICATION = 'src/app/mount-application.tsx';
/** What visitors see first. */
const FIRST_PICTURE = 'history';
/** Every page of somebody signed in asks who that is. */
const CURRENT_USER = '/api/auth/user';

/**
 * Writes down for the server what each screen begins with, so that the page's head can name all of it. Without that a browser learns of it one
 * step after the other: of the application from the entry, of the screen from the application; each step is a round trip.
 */
export const withFirstLoad: Plugin = {
  name: 'annals-first-load',
  apply: 'build',
  // After the chunks that held nothing but styles are gone.
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const entry = filesOf(bundle, [ENTRY]);
    const needed = screensIn(this.getModuleIds()).flatMap(({ addresses, module, reads }) => {
      const { scripts, styles } = filesOf(bundle, [APPLICATION, module]);
      const first = {
        // The page names those of the entry for itself.
        scripts: scripts.filter((script) => !entry.scripts.includes(script)),
        styles: styles.filter((style) => !entry.styles.includes(style)),
        reads: [CURRENT_USER, ...reads],
      };
      return addresses.map((address) => [address, first] as const);
    });
    const landing = {
      ...{ scripts: [], styles: [], reads: [] },
      pictures: (['light', 'dark'] as const).map((theme) => ({
        file: assetOf(bundle, `landing/pictures/${FIRST_PICTURE}-${theme}.webp`),
        media: `(prefers-color-scheme: ${theme})`,
      })),
    };
    this.emitFile({
      type: 'asset',
      fileName: 'first-load.json',
      source: JSON.stringify({ ...Object.fromEntries(needed), landing }),
    });
    for (const { path, contents } of await firstViewFiles())
      this.emitFile({ type: 'asset', fileName: basename(path), source: contents });
  },
};

/** What the server puts into a page beside what its screen begins with: its styles, and the script that shows the theme of the browser. */
async function firstViewFiles() {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: { 'first-view': 'src/entry/first-view.css', 'first-theme': 'src/entry/first-view-theme.ts' },
    outdir: 'dist',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles;
}

interface DeclaredScreen {
  /** The names of its addresses. */
  readonly addresses: readonly string[];
  /** What it asks the server for as soon as it is there. */
  readonly reads: readonly string[];
  /** Whether most people see it first. */
  readonly isFirst: boolean;
  readonly module: string;
}

/** The screens as features declare them, read from their text: building them to ask would need a browser. */
export function screensIn(modules: Iterable<string>): DeclaredScreen[] {
  return [...modules]
    .filter((id) => /frontend\/src\/features\/[\w-]+\/feature\.ts$/.test(id))
    .flatMap((id) => {
      const declared = readFileSync(id, 'utf8')
        .split(/\baddresses: \[/)
        .slice(1);
      return declared.map((screen) => {
        const [names = ''] = screen.split(']');
        const path = /\bload: \(\) => import\('(\.[^']+)'\)/.exec(screen)?.[1];
        if (path === undefined) throw new Error(`${id} declares a screen that does not say what loads it.`);
        return {
          addresses: [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
          isFirst: /\bisFirst: true\b/.test(screen),
          reads: [...screen.matchAll(/\basksFirst: '([^']+)'/g)].map(([, read = '']) => read),
          module: join(dirname(id), `${path}.tsx`),
        };
      });
    });
}

/** The built file of one of the sources. */
function assetOf(bundle: Rolldown.OutputBundle, source: string): string {
  const asset = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.originalFileNames.some((name) => name.endsWith(source)),
  );
  if (!asset) throw new Error(`${source} is in no file.`);
  return asset.fileName;
}

/** The chunks of these modules with everything they import at once, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return;
    scripts.add(fileName);
    chunk.imports.forEach(add);
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!chunk) throw new Error(`${module} is in no file.`);
    add(chunk.fileName);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
