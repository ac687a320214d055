import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };

const WORKFLOWS = '.github/workflows';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, 'read' | 'write'>>;
  readonly needs?: string | readonly string[];
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly number[]>> };
  readonly services?: Readonly<Record<string, { readonly image: string }>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => parse(readFileSync(join(WORKFLOWS, file), 'utf8')) as Workflow;
const { jobs } = read('release.yml');
const stepsOf = (name: string) => jobs[name]?.steps ?? [];
const runsOf = (name: string) => stepsOf(name).flatMap(({ run }) => run ?? []);

describe.each(readdirSync(WORKFLOWS))('%s', (file) => {
  const steps = Object.values(read(file).jobs).flatMap((each) => each.steps);

  test('takes what others wrote by its commit: a tag can be moved to anything', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((each) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(each))).toEqual([]);
  });

  test('hands its token to nothing that is checked out', () => {
    for (const { uses, with: inputs } of steps)
      if (uses?.startsWith('actions/checkout@') === true)
        expect(inputs).toMatchObject({ 'persist-credentials': false });
  });

  test('puts nothing from outside into a shell', () => {
    // What `${{ }}` writes into a command is read as a command: names of tags and branches come as variables.
    expect(steps.filter(({ run }) => run?.includes('${{') === true)).toEqual([]);
  });
});

describe('a change', () => {
  const { tests, postgresql } = read('tests.yml').jobs;

  test('is tested on every version of Node.js that is supported, with the command that everybody uses', () => {
    expect(tests?.strategy?.matrix).toEqual({ node: [22, 24] });
    expect(tests?.steps.at(-1)?.run).toBe('.ci/run');
  });

  test('is tested on every version of PostgreSQL that is supported', () => {
    expect(postgresql?.strategy?.matrix).toEqual({ postgresql: [14, 15, 16, 17, 18] });
    expect(postgresql?.services?.['postgresql']?.image).toBe('postgres:${{ matrix.postgresql }}-bookworm');
    expect(postgresql?.steps.at(-1)?.run).toBe('npm test --silent -- integration');
  });

  test('the image has the newest of them', () => {
    const bases = readFileSync('Dockerfile', 'utf8').match(/^FROM node:\d+/gm);
    expect(new Set(bases)).toEqual(new Set(['FROM node:24']));
  });
});

describe('a release', () => {
  test('tells what the changelog says of its version, and is none without that', () => {
    const folder = mkdtempSync(join(tmpdir(), 'annals-release-'));
    const sections =
      '## [Unreleased]\n\n- Later\n\n## [1.2.0] - 2026-12-01\n\n- New\n\n## [1.1.0] - 2026-11-01\n';
    writeFileSync(join(folder, 'CHANGELOG.md'), `# Changelog\n\n${sections}`);
    const notesFor = (tag: string, version: string) => {
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
      const { status, stdout, stderr } = spawnSync('node', [resolve('scripts/release-notes.mjs'), tag], {
        cwd: folder,
        encoding: 'utf8',
      });
      return status === 0 ? stdout : stderr;
    };
    expect(notesFor('v1.2.0', '1.2.0')).toBe('- New\n');
    expect(notesFor('v1.1.0', '1.1.0')).toContain('no section');
    expect(notesFor('v1.3.0', '1.3.0')).toContain('no section');
    expect(notesFor('v1.2.0', '1.3.0')).toContain('package.json has the version 1.3.0');
    rmSync(folder, { recursive: true });
    expect(runsOf('tests')[0]).toBe('node scripts/release-notes.mjs "$GITHUB_REF_NAME"');
    expect(runsOf('publish').join()).toContain('--notes-file release-notes.md');
  });

  test('packages from npm run only where nothing can be published', () => {
    const rights = Object.entries(jobs)
      .filter(([name]) => runsOf(name).some((run) => /\bnpm\b|\.ci\/run/.test(run)))
      .map(([, { permissions: held }]) => held);
    expect(rights).toEqual([{ contents: 'read' }, { contents: 'read' }]);
  });

  test('comes after the tests and with its bill of materials', () => {
    expect(runsOf('tests').at(-1)).toBe('.ci/run');
    expect(jobs['image']?.needs).toEqual(['tests', 'bill-of-materials']);
    expect(jobs['publish']?.needs).toBe('image');
    const [bill] = runsOf('bill-of-materials').map((run) => run.split(' ').at(-1));
    const script = Object.entries(manifest.scripts).find(([name]) => name === bill)?.[1];
    expect(script).toContain('@annals/backend');
    expect(script).toContain('@annals/frontend');
    const [written] = /\S+\.cdx\.json$/.exec(script ?? '') ?? [];
    expect(stepsOf('bill-of-materials').at(-1)?.with?.['path']).toBe(written);
    expect(runsOf('publish').join()).toContain(written);
    expect(runsOf('image').join()).toContain(`--predicate ${written}`);
  });

  test('signs the image by its digest, and checks the signature as anybody can', () => {
    const build = stepsOf('image').find(({ uses }) => uses?.startsWith('docker/build-push-action@'));
    expect(build?.with).toMatchObject({ push: true, provenance: 'mode=max', sbom: true });
    const cosign = runsOf('image').filter((run) => run.startsWith('cosign '));
    expect(cosign.map((run) => run.split(' ')[1])).toEqual(['sign', 'attest', 'verify']);
    expect(cosign.filter((run) => !run.includes('"${IMAGE}@${DIGEST}"'))).toEqual([]);
    expect(jobs['image']?.permissions).toEqual({
      contents: 'read',
      packages: 'write',
      'id-token': 'write',
    });
  });
});
