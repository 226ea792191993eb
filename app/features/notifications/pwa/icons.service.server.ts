import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '~/server/context/context.server';
import { iconSvg, type IconBrand, type IconShape } from './icon-svg';

const ICONS: Readonly<Record<string, { shape: IconShape; side: number }>> = {
  'icon-192.png': { shape: 'any', side: 192 },
  'icon-512.png': { shape: 'any', side: 512 },
  'maskable-512.png': { shape: 'full', side: 512 },
  'apple.png': { shape: 'full', side: 180 },
  'notification.png': { shape: 'any', side: 192 },
  'badge.png': { shape: 'mono', side: 96 },
};

/** A few kilobytes each. The key contains the drawing, so that a brand with other colours gets other icons at once. */
const icons = new LRUCache<string, Promise<Buffer>>({ max: 600 });

/** The version of the icons of a brand, for their URLs. */
export const iconVersion = (brand: IconBrand): string =>
  createHash('sha256').update(iconSvg(brand, 'any')).digest('base64url').slice(0, 10);

/** The PNG of an icon; undefined for any other name. */
export async function findIcon(
  { tenant, pictures }: Pick<RequestContext, 'tenant' | 'pictures'>,
  name: string,
): Promise<Buffer | undefined> {
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  if (!icon) return undefined;
  const svg = iconSvg(tenant, icon.shape);
  const key = `${icon.side}|${svg}`;
  const known = icons.get(key);
  if (known) return known;
  const making = pictures.turn(`icons of ${tenant.slug}`, async (tools) => {
    await tools.read('icon', Buffer.from(svg), {}, [['resize', icon.side, icon.side], ['ensureAlpha'], ['raw']]);
    return (await tools.make('icon', [['png', { compressionLevel: 9 }]])).data;
  });
  icons.set(key, making);
  // A full queue is no reason to have no icon for ever.
  making.catch(() => icons.delete(key));
  return making;
}
