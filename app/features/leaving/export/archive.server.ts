import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { MemberRow } from '~db/schema/member';
import type { BrandContext } from '~/server/context/context.server';
import type { Archive } from './archive-port.server';
import { exportKey, PART_BYTES } from './export-files.server';
import { writePages } from './archive-pages.server';
import { writePhotos } from './archive-photos.server';
import { writeTables } from './archive-tables.server';

/** Makes the archive of a member and stores it. Returns its size in bytes. */
export async function writeArchive(context: BrandContext, member: MemberRow, id: string): Promise<number> {
  const store = partStore(context, id);
  const archive = openZip(store.write, context.clock.now());
  await writeTables(context, archive, member.id);
  const files = await writePhotos(context, archive, member.id);
  await writePages(context, archive, member, files);
  await archive.end();
  return store.end();
}

/** Collects bytes to parts of one size, and stores each when it is full. */
function partStore({ ports, tenant }: BrandContext, id: string) {
  let pending: Uint8Array[] = [];
  let [length, part, size] = [0, 0, 0];
  const put = async (bytes: Buffer) => {
    await ports.storage.put(exportKey(tenant.id, id, part++), bytes, 'application/zip');
  };
  async function write(chunk: Uint8Array): Promise<void> {
    pending.push(chunk);
    length += chunk.length;
    size += chunk.length;
    if (length < PART_BYTES) return;
    let rest = Buffer.concat(pending);
    for (; rest.length >= PART_BYTES; rest = rest.subarray(PART_BYTES)) await put(rest.subarray(0, PART_BYTES));
    pending = [Buffer.from(rest)];
    length = rest.length;
  }
  return {
    write,
    end: async () => {
      if (length > 0) await put(Buffer.concat(pending));
      return size;
    },
  };
}

/** A zip file that is written while it is made: what the packer gives out is stored before the next piece goes in. */
export function openZip(write: (chunk: Uint8Array) => Promise<void>, now: number): Archive & { end(): Promise<void> } {
  const given: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else given.push(chunk);
  });
  async function flush(): Promise<void> {
    if (failure) throw failure;
    for (const chunk of given.splice(0)) await write(chunk);
  }
  return {
    async add(path, pieces, packed = 'packed') {
      const file = packed === 'packed' ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
      file.mtime = now;
      zip.add(file);
      for await (const piece of pieces) {
        file.push(typeof piece === 'string' ? Buffer.from(piece) : new Uint8Array(piece), false);
        await flush();
      }
      file.push(new Uint8Array(0), true);
      await flush();
    },
    async end() {
      zip.end();
      await flush();
    },
  };
}
