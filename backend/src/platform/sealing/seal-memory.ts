import { existsSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { z } from 'zod';
import { writeWhole } from '../kernel/whole-file';
import { WrongConfiguration } from '../kernel/wrong-configuration';

const content = z.strictObject({
  /** The newest checkpoint that this installation signed; null when there is none. */
  checkpoint: z.string().nullable(),
  /** Why and since when nothing is sealed; null while sealing goes on. */
  stopped: z.strictObject({ since: z.iso.datetime(), finding: z.string() }).nullable(),
});
export type SealMemoryContent = z.infer<typeof content>;

const NOTHING: SealMemoryContent = { checkpoint: null, stopped: null };

/**
 * What an installation remembers of its seal outside the database: somebody who owns the database can neither set the seal back nor clear a stop. In
 * memory for as long as the process runs, and in a file when one is named.
 */
export class SealMemory {
  #known: SealMemoryContent = NOTHING;

  /** @param file undefined: nothing outlives the process */
  constructor(private readonly file: string | undefined) {}

  /** The newest checkpoint, and the stop. @throws WrongConfiguration when the file cannot be read as what it was written as */
  read(): SealMemoryContent {
    const stored = this.#stored();
    const checkpoint = larger(this.#known.checkpoint, stored.checkpoint);
    this.#known = { checkpoint, stopped: this.file === undefined ? this.#known.stopped : stored.stopped };
    return this.#known;
  }

  /** Finds out whether anything can be remembered. @throws WrongConfiguration when it cannot be written */
  tryOut(): void {
    if (this.file === undefined) return;
    const tried = `${this.file}.${randomUUID()}.tried`;
    this.#put(tried, '');
    rmSync(tried);
  }

  /** Remembers a checkpoint, unless a larger one is known. @throws WrongConfiguration when it cannot be written */
  keep(note: string): void {
    const { checkpoint, stopped } = this.read();
    const newest = larger(checkpoint, note);
    if (newest !== checkpoint) this.#write({ checkpoint: newest, stopped });
  }

  /** Remembers that sealing stopped; what stopped it first stays. @throws WrongConfiguration when it cannot be written */
  stop(since: string, finding: string): void {
    const { checkpoint, stopped } = this.read();
    if (!stopped) this.#write({ checkpoint, stopped: { since, finding } });
  }

  /** Begins again, from a checkpoint that the tree fits. @throws WrongConfiguration when it cannot be written */
  resume(checkpoint: string | null): void {
    this.#write({ checkpoint, stopped: null });
  }

  #stored(): SealMemoryContent {
    if (this.file === undefined || !existsSync(this.file)) return NOTHING;
    try {
      return content.parse(JSON.parse(readFileSync(this.file, 'utf8')));
    } catch {
      throw new WrongConfiguration(
        `What this installation remembers of its seal cannot be read: ${this.file} was changed. Put it back as it was written. ` +
          'When it is lost, remove it and compare the log with the published checkpoints: annals audit verify.',
      );
    }
  }

  #write(next: SealMemoryContent): void {
    this.#known = next;
    if (this.file !== undefined) this.#put(this.file, `${JSON.stringify(next, null, 2)}\n`);
  }

  #put(file: string, text: string): void {
    try {
      writeWhole(file, text);
    } catch (error) {
      throw new WrongConfiguration(
        `What this installation remembers of its seal cannot be written to ${this.file ?? ''}: ${error instanceof Error ? error.message : String(error)}. ` +
          'Let the user of Annals write there, or name another file in ANNALS_SEAL_MEMORY.',
        { cause: error },
      );
    }
  }
}

function larger(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return parseCheckpoint(other).size > parseCheckpoint(one).size ? other : one;
}
