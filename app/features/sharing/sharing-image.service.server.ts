import { LRUCache } from 'lru-cache';
import type { RequestContext } from '~/server/context/context.server';
import { drawCard, versionOf, type SharingSubject } from './sharing-card.server';
import { SHARING_SIZE, sharingGround } from './sharing-svg';

export interface SharingImage {
  bytes: Buffer;
  contentType: string;
  etag: string;
}

/** About 60 kB each; all images of a few brands fit. */
const images = new LRUCache<string, SharingImage>({
  maxSize: 16_000_000,
  sizeCalculation: ({ bytes }) => bytes.length + 200,
});
const making = new Map<string, Promise<SharingImage>>();

type Drawing = Pick<RequestContext, 'tenant' | 'pictures' | 'limits' | 'ipKey'>;

/** The image, one at a time in the process that decodes pictures. Only what is not in memory counts for the limit. */
export async function findSharingImage(context: Drawing, subject: SharingSubject): Promise<SharingImage> {
  const version = await versionOf(context.tenant, subject);
  const known = images.get(version) ?? making.get(version);
  if (known) return known;
  await context.limits.sharing.take(context.ipKey());
  // Someone else may have begun meanwhile.
  const begun = making.get(version);
  if (begun) return begun;
  const work = render(context, subject).then((bytes) => {
    const image = { bytes, contentType: 'image/jpeg', etag: version };
    images.set(version, image);
    return image;
  });
  making.set(version, work);
  try {
    return await work;
  } finally {
    making.delete(version);
  }
}

/** Letters stay sharp at this quality, and the colours beside them are not mixed. */
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' };

async function render({ tenant, pictures }: Drawing, subject: SharingSubject): Promise<Buffer> {
  const { width, height, picture: side } = SHARING_SIZE;
  const { card, svg } = await drawCard(tenant, subject);
  const text = Buffer.from(svg);
  const picture = subject.lander?.picture?.file;
  return pictures.turn(`sharing images of ${tenant.slug}`, async (tools) => {
    if (picture === undefined) {
      await tools.read('image', text, {}, [['removeAlpha'], ['raw']]);
    } else {
      await tools.read('picture', picture, {}, [
        ['resize', side, height, { fit: 'cover' }],
        ['extend', { left: width - side, background: sharingGround(card) }],
        ['removeAlpha'],
        ['raw'],
      ]);
      await tools.cache('image', 'picture', [['composite', [{ input: text }]], ['removeAlpha'], ['raw']]);
    }
    return (await tools.make('image', [['jpeg', JPEG]])).data;
  });
}
