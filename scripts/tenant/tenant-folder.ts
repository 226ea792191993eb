import { join } from 'node:path';
import { loadTenants, nothing, type Serving } from '~/tenancy/load-tenants.server';
import type { Problem } from '~/tenancy/tenant-files.server';
import { watchedFolder, type WatchedFile } from '~/tenancy/registry/watched-folder.server';

export interface TenantFolder {
  directory: string;
  files: { tenants: WatchedFile[]; companies: WatchedFile[] };
  /** What a server started on this folder would serve. */
  serving: Serving;
  problems: Problem[];
}

/** Reads the folder as a starting server does, so that `check` and the server always agree. */
export async function readTenantFolder(directory: string, extra: WatchedFile[] = []): Promise<TenantFolder> {
  const tenants = (await watchedFolder(directory)()).files;
  const companies = (await watchedFolder(join(directory, 'companies'))()).files;
  const files = { tenants: [...tenants, ...extra], companies };
  const { next, problems } = loadTenants(nothing, files);
  return { directory, files, serving: next, problems };
}
