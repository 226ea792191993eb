import { TRACKING_NAMES } from '~/server/response/client-type';
import { useHydrated } from './use-hydrated';

/** Of the address this page was opened with. In memory only: without consent nothing is stored on the device. */
let kept = new URLSearchParams();

/** Keeps the ids of an affiliate's link for as long as the page is open, wherever its links lead. */
export function carryTracking(search: string): void {
  const query = new URLSearchParams(search);
  kept = new URLSearchParams(TRACKING_NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])));
}

/** The address with the ids it lacks. A network of its own is another source, and no id of the former is its. */
export function withTracking(address: string): string {
  const [path, search = ''] = address.split('?', 2) as [string, string?];
  const query = new URLSearchParams(search);
  if (kept.size === 0 || query.has('network')) return address;
  for (const [name, value] of kept) if (!query.has(name)) query.set(name, value);
  return `${path}?${query.toString()}`;
}

/** The same while rendering: the document as the server made it comes first. */
export function useTracking(address: string): string {
  return useHydrated() ? withTracking(address) : address;
}
