import { join } from 'node:path';
import type { Config } from '~/config/config';
import { openFolderStorage } from '~/providers/storage/folder';
import { s3Storage } from '~/providers/storage/s3';
import type { StoragePort } from '~/providers/storage/storage-port';
import type { Clock } from '~/server/context/clock';

export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, clock: Clock): Promise<StoragePort> {
  return s3 ? s3Storage({ ...s3, clock }) : openFolderStorage({ root: join(dataDir, 'files'), clock });
}
