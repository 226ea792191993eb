import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Loads the code when the component is first shown, and renders nothing until hydration is done and the code has
 * arrived. If the code cannot be loaded it renders `instead`, until it is mounted again.
 */
export function lazyAfterHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          next = attempt();
          return { default: instead };
        },
      ),
    ) as unknown as ComponentType<Props>;
  let next = attempt();
  return function Awaited(props: Props) {
    const [component] = useState(() => next);
    if (!useHydrated()) return null;
    return <Suspense fallback={null}>{createElement(component, props)}</Suspense>;
  };
}
