import { useEffect } from 'react';
import { LanderProvider } from '~/landing/kit/LanderContext';
import type { LoadedLander } from './lander-files';
import { landerView, type LanderPlace } from './lander-view';

export interface LanderPageProps {
  loaded: LoadedLander;
  place: LanderPlace;
  /** With the lander's own script: for pages that one can touch. */
  live?: boolean;
}

/** A lander as the server renders it, then its own script as the browser runs it. */
export function LanderPage({ loaded, place, live = false }: LanderPageProps) {
  const { Component, script } = loaded;
  useEffect(() => (live && script ? run(script) : undefined), [live, script]);
  return (
    <LanderProvider view={landerView(loaded, place)}>
      <Component />
    </LanderProvider>
  );
}

let runs = 0;

/** A module runs once a document; another address makes it run for the next story too. */
function run(script: string): () => void {
  const element = document.createElement('script');
  element.type = 'module';
  element.src = `${script}${script.includes('?') ? '&' : '?'}run=${(runs += 1)}`;
  document.body.append(element);
  return () => element.remove();
}
