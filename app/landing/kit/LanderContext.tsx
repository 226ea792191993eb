import { createContext, useContext, type ReactNode } from 'react';
import type { LanderView } from './lander-view';

const LanderContext = createContext<LanderView | null>(null);

export function LanderProvider({ view, children }: { view: LanderView; children: ReactNode }) {
  return <LanderContext.Provider value={view}>{children}</LanderContext.Provider>;
}

/** What this page is about: brand, niche, people, texts. */
export function useLander(): LanderView {
  const view = useContext(LanderContext);
  if (!view) throw new Error('useLander outside a lander');
  return view;
}

/** The text of a slot; '' for an optional slot that this language, niche and slug leave out. */
export function useCopy(slot: string): string {
  return useLander().copy[slot] ?? '';
}

/** The address of a picture or film by its name: that of the slug, else of the niche, else the plain one. */
export function useArt(name: string): string | undefined {
  const { assets, niche, slug } = useLander();
  return (
    (slug ? (assets[`${name}.${slug}.${niche}`] ?? assets[`${name}.${slug}`]) : undefined) ??
    assets[`${name}.${niche}`] ??
    assets[name]
  );
}
