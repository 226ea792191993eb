import { createContext, useContext, type ReactNode } from 'react';
import type { LanderView } from './lander-view';

const LanderContext = createContext<LanderView | null>(null);

export function LanderProvider({ view, children }: { view: LanderView; children: ReactNode }) {
  return <LanderContext.Provider value={view}>{children}</LanderContext.Provider>;
}

export function useLander(): LanderView {
  const view = useContext(LanderContext);
  if (!view) throw new Error('useLander is called outside a lander');
  return view;
}

/** The text of a slot; '' for an optional slot that has no text in this language, niche and slug. */
export function useCopy(slot: string): string {
  return useLander().copy[slot] ?? '';
}

/** The URL for the slug, else for the niche, else the plain one. `ending` (`.webm`) chooses among files of one name. */
export function useArt(name: string, ending = ''): string | undefined {
  const { assets, niche, slug } = useLander();
  return (
    (slug ? (assets[`${name}.${slug}.${niche}${ending}`] ?? assets[`${name}.${slug}${ending}`]) : undefined) ??
    assets[`${name}.${niche}${ending}`] ??
    assets[`${name}${ending}`]
  );
}
