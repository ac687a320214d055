import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeArchive, type ArchiveFile } from './archive';

test('an archive of many files that does not fit in memory leaves no listeners behind', async () => {
  const warnings: string[] = [];
  const hear = ({ name }: Error) => void warnings.push(name);
  process.on('warning', hear);
  // Nothing that could be packed any smaller.
  const content = randomBytes(256 * 1024);
  async function* files(): AsyncIterable<ArchiveFile> {
    for (let number = 0; number < 40; number += 1)
      yield await Promise.resolve({ path: String(number), content });
  }
  const { bytes } = await writeArchive(files(), new Date(0), () => Promise.resolve());
  // Warnings come with a turn of their own.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', hear);
  expect(bytes).toBeGreaterThan(40 * content.length);
  expect(warnings).toEqual([]);
});
