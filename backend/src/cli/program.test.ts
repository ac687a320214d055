import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommandLine } from './program';

/** What is said on standard error. */
let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['nonsense', 'There is no command "nonsense".'],
  [
    'projections rebuild nonsense',
    'There is no read model called nonsense. annals projections list names them all.',
  ],
  ['projections diff meetings nonsense', 'There is no read model called nonsense.'],
  ['projections rollback meetings', "'--reason <words>' not specified"],
  ['projections park meetings --reason x', "missing required argument 'stream'"],
  ['events show abc', 'abc is not a position of the log.'],
  ['events copy --to nonsense', 'It starts with postgres://, esdb:// or esdb+discover://.'],
  ['events copy --from nonsense --to postgres://localhost/copy', 'It starts with postgres://'],
  ['jobs list --state nonsense', 'Allowed choices are active, waiting, delayed, failed, completed.'],
  ['audit resume --reason x', '--reason says why sealing may go on, in 10 to 500 characters'],
  ['audit export --out bundle.tar.gz', "'--for <address>' not specified"],
  ['audit export --out bundle.tar.gz --for a@example.org', "'--purpose <words>' not specified"],
  ['people import people.csv', "'--as <address>' not specified"],
  ['backup', "missing required argument 'file'"],
])('annals %s is refused with a sentence, and code 2', async (line, sentence) => {
  expect(await runCommandLine(line.split(' '))).toBe(2);
  expect(said).toContain(sentence);
});

test.each([
  [['projections', 'rebuild', 'nonsense'], 'There is no read model called nonsense.'],
  [
    ['events', 'copy', '--to', 'mysql://annals:secret@10.0.0.5/log'],
    '--to <address>: It starts with postgres://',
  ],
  [['jobs', 'list', '--state', "it's"], '--state <state>: Allowed choices are active, waiting'],
])('what is refused begins with what to do, and repeats no address: annals %s', async (words, beginning) => {
  expect(await runCommandLine(words)).toBe(2);
  expect(said.startsWith(beginning)).toBe(true);
  expect(said).not.toContain('secret');
});
