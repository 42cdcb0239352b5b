import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';

/** One line of an archive: gzip'd JSON, one value a line, in this order. */
const Line = z.discriminatedUnion('kind', [
  /** First. `migrations` are those that the database had been brought to. */
  z.object({
    kind: z.literal('console-backup'),
    version: z.literal(1),
    created: z.string(),
    migrations: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('rows'),
    table: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.nullable(z.string()))),
  }),
  /** Part of a stored file, in base64; `last` closes it. */
  z.object({ kind: z.literal('file'), key: z.string(), data: z.string(), last: z.boolean() }),
  /** Last: without it the archive was cut off. */
  z.object({ kind: z.literal('end'), counts: z.record(z.string(), z.number()), files: z.number() }),
]);
export type ArchiveLine = z.infer<typeof Line>;

/** The file is no whole archive of this program. The message says why. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** Writes an archive, whole or not at all. Refuses to overwrite a file. */
export const writeArchive = async (file: string, lines: AsyncIterable<ArchiveLine>): Promise<void> => {
  const part = `${file}.unfinished`;
  // Claims the name.
  await (await open(file, 'wx', 0o600)).close();
  try {
    const text = async function* (): AsyncGenerator<string> {
      for await (const line of lines) yield `${JSON.stringify(line)}\n`;
    };
    await pipeline(Readable.from(text()), createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await Promise.all([rm(part, { force: true }), rm(file, { force: true })]);
    throw error;
  }
};

/** The lines of an archive. Throws `BadArchive`. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveLine> {
  const source = createReadStream(file);
  const plain = createGunzip();
  const done = pipeline(source, plain).catch((error: unknown) =>
    plain.destroy(error instanceof Error ? error : undefined),
  );
  let ended = false;
  try {
    for await (const text of createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY })) {
      const line = Line.safeParse(JSON.parse(text));
      if (!line.success) throw new BadArchive('the file holds something that is no part of a backup');
      ended = line.data.kind === 'end';
      yield line.data;
    }
  } catch (error) {
    if (error instanceof BadArchive) throw error;
    if (
      error instanceof SyntaxError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    ) {
      throw new BadArchive('the file is no backup, or damaged', { cause: error });
    }
    throw error;
  } finally {
    source.destroy();
    plain.destroy();
    await done;
  }
  if (!ended) throw new BadArchive('the backup was cut off');
}
