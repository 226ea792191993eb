import { useEffect } from 'react';
import { LanderProvider } from '~/landing/kit/LanderContext';
import type { LoadedLander } from './lander-files';
import { landerView, type LanderPlace } from './lander-view';

export interface LanderPageProps {
  loaded: LoadedLander;
  place: LanderPlace;
  /** Runs the lander's own script, for pages that can be used. */
  live?: boolean;
}

/** A lander as rendered by the server; with `live`, its script runs as in the browser. */
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

/** A module runs once per document; a different URL makes it run again for the next story. */
function run(script: string): () => void {
  const element = document.createElement('script');
  element.type = 'module';
  element.src = `${script}${script.includes('?') ? '&' : '?'}run=${(runs += 1)}`;
  document.body.append(element);
  return () => element.remove();
}
