import { createElement } from 'react';
import { LanderProvider } from './kit/LanderContext';
import type { LanderView } from './kit/lander-view';
import { getLander } from './registry/lander-modules';

/** The page of a lander, and its own small script at the end. */
export function LanderBody({ view }: { view: LanderView }) {
  return (
    <LanderProvider view={view}>
      {createElement(getLander(view.name))}
      {view.script ? <script type="module" src={view.script} /> : null}
    </LanderProvider>
  );
}
