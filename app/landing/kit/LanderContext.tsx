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

/**
 * The address of a picture or film by its name: that of the slug, else of the niche, else the plain one. With an
 * ending (`.webm`) the file of that format, where several share the name.
 */
export function useArt(name: string, ending = ''): string | undefined {
  const { assets, niche, slug } = useLander();
  return (
    (slug ? (assets[`${name}.${slug}.${niche}${ending}`] ?? assets[`${name}.${slug}${ending}`]) : undefined) ??
    assets[`${name}.${niche}${ending}`] ??
    assets[`${name}${ending}`]
  );
}
