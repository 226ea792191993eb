import { createElement } from 'react';
import { LanderProvider } from './kit/LanderContext';
import type { LanderView } from './kit/lander-view';
import { getLander } from './registry/lander-modules';

/** The lander's own script stands at the end: the page works without it, so pictures load first. */
export function LanderBody({ view }: { view: LanderView }) {
  return (
    <LanderProvider view={view}>
      {createElement(getLander(view.name))}
      {view.script ? <script type="module" src={view.script} {...{ fetchpriority: 'low' }} /> : null}
    </LanderProvider>
  );
}
