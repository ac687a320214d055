import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  evidenceCount,
  evidenceExportView,
  type EvidenceExportView,
} from '@annals/contracts/features/audit/evidence-views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { ArchiveWriter } from '../src/platform/archives/archive-writer';
import { Evidence, filesOf, textIn, TOOL } from './evidence-bundle';
import { startProduct, type Product } from './product';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'annals-evidence-'));
let product: Product;
let evidence: Evidence;
let bundle: EvidenceExportView;
let archive: Buffer;

beforeAll(async () => {
  product = await startProduct();
  evidence = await Evidence.of(product);
  bundle = await evidence.exported({ untilPosition: '2100' });
  archive = await evidence.download(bundle.id);
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a bundle of evidence', () => {
  test('is made in the background, downloaded, and proved with nothing but the file of the verifier', async () => {
    expect(bundle).toMatchObject({
      status: 'ready',
      events: 2_100,
      purpose: 'Yearly review',
      problem: null,
      progress: null,
    });
    expect(bundle.bytes).toBe(archive.length);
    expect(Date.parse(bundle.availableUntil ?? '')).toBeGreaterThan(Date.now());
    const file = join(folder, 'bundle.tar.gz');
    writeFileSync(file, archive);
    const { stdout } = await run(process.execPath, [TOOL.pathname, file, '--key', evidence.key]);
    expect(stdout).toContain('PROVED. Every event of this bundle stands in the log as it is shown here.');
    expect(stdout).toContain('2,100 of 2,100 proved');
    const json = await run(process.execPath, [TOOL.pathname, file, '--key', evidence.key, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      verdict: 'proved',
      isKeyKnown: true,
      earlierCheckpoints: 2,
      key: evidence.key,
    });
  });

  test('can be counted before, narrowed as the explorer narrows, and holds what matches', async () => {
    const query = 'feature=meeting&type=MeetingScheduled';
    const { events } = evidenceCount.parse(
      (await evidence.auditor.get(`/api/audit/evidence-count?${query}`)).json,
    );
    const meetings = await evidence.exported({ feature: 'meeting', type: 'MeetingScheduled' });
    expect(meetings.events).toBe(events);
    const files = await filesOf(await evidence.download(meetings.id));
    const lines = textIn(files, 'events/000001.jsonl').trimEnd().split('\n');
    expect(lines).toHaveLength(events);
    expect(new Set(lines.map((line) => (JSON.parse(line) as { type: string }).type))).toEqual(
      new Set(['MeetingScheduled']),
    );
    // Words stay encrypted: what leaves the product is what was hashed.
    expect(lines[0]).toContain('"$personal":{"ct":');
    expect(textIn(files, 'report.html')).toContain('(personal fields are encrypted)');
    expect(await evidence.verify(await evidence.download(meetings.id))).toMatchObject({
      verdict: 'proved',
      findings: [],
      events,
    });
  });

  test('that holds nothing, or is asked for in a wrong way, says so', async () => {
    const none = await evidence.exported({ stream: 'meeting-none' });
    expect(none).toMatchObject({
      status: 'failed',
      problem: 'The selection holds no event.',
      availableUntil: null,
    });
    expect((await evidence.auditor.post('/api/audit/evidence', { filter: {}, purpose: '' })).status).toBe(
      422,
    );
    expect(
      (await evidence.auditor.post('/api/audit/evidence', { filter: { colour: 'red' }, purpose: 'why not' }))
        .status,
    ).toBe(422);
    const listed = z
      .array(evidenceExportView)
      .parse((await evidence.auditor.get('/api/audit/evidence')).json);
    expect(listed.map(({ id }) => id)).toContain(none.id);
  });

  test('is there for auditors alone', async () => {
    const address = `/api/audit/evidence/${bundle.id}/archive`;
    for (const [email, role] of [
      ['employee@annals.example', 'employee'],
      ['admin@annals.example', 'admin'],
    ] as const)
      expect((await (await product.signedIn(email, role)).get(address)).status).toBe(404);
    expect((await product.visitor().get(address)).status).toBe(404);
    expect((await evidence.auditor.get('/api/audit/evidence/not-an-id/archive')).status).toBe(404);
  });

  test('asks to step up before it is downloaded', async () => {
    const address = `/api/audit/evidence/${bundle.id}/archive`;
    const auditor = await product.as('auditor');
    const download = () => fetch(product.url + address, { headers: { cookie: auditor.cookieHeader() } });
    expect((await download()).status).toBe(200);
    await product.annals.services.pool.query(
      `UPDATE annals_accounts.sessions SET sess = (sess::jsonb || '{"provenAt": "2026-01-01T00:00:00.000Z"}')::json
       WHERE sess ->> 'userId' = $1`,
      [product.cast.auditor.id],
    );
    const refused = await download();
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('request.step-up-needed');
    await auditor.post('/api/account/step-up/password', { password: DEMO_PASSWORD });
    expect((await download()).status).toBe(200);
  });

  test('is made by one worker, and again from its beginning when that one is gone', async () => {
    const { pool } = product.annals.services;
    const archiveWriter = new ArchiveWriter(pool);
    const id = '8e4c2a10-5b6d-4f7e-9a81-0c2d3e4f5a61' as EvidenceExportView['id'];
    const first = await archiveWriter.take(id, { days: 30 });
    expect(first).toBeDefined();
    expect(await archiveWriter.take(id, { days: 30 })).toBeUndefined();
    await first?.write(Buffer.from('half'));
    await pool.query(
      `UPDATE annals_evidence.exports SET beat_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    );
    const second = await archiveWriter.take(id, { days: 30 });
    await expect(first?.write(Buffer.from('of it'))).rejects.toThrow(
      expect.objectContaining({ name: 'TakenOver' }),
    );
    await second?.write(Buffer.from('whole'));
    await second?.finish();
    const read: Buffer[] = [];
    for await (const piece of archiveWriter.read(id)) read.push(piece);
    expect(Buffer.concat(read).toString()).toBe('whole');
  });
});
