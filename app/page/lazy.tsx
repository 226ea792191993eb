import { createElement, lazy, Suspense, useDeferredValue, useMemo, useState, type ComponentType } from 'react';
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

/**
 * Loads the code when the component is first shown. Other than above, the server renders it too, and its HTML stays
 * until the code has arrived: for what few members need, but also without JavaScript. If the code cannot be loaded it
 * renders `instead`.
 */
export function lazyWithHtml<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const component = lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: instead }),
    ),
  ) as unknown as ComponentType<Props>;
  return function Loaded(props: Props) {
    // An urgent change of a part that is not hydrated yet would make React throw its HTML away and complain.
    const shown = useDeferredValue(props);
    return useMemo(() => <Suspense fallback={null}>{createElement(component, shown)}</Suspense>, [shown]);
  };
}
