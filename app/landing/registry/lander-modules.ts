import type { ComponentType } from 'react';

/** Landers are never rendered in a browser, so its bundle contains none of them. */
const modules: Record<string, () => Promise<{ default: ComponentType }>> = import.meta.env.SSR
  ? import.meta.glob<{ default: ComponentType }>('../../../landers/*/Lander.tsx')
  : {};

const loaded = new Map<string, ComponentType>();

const pathOf = (name: string) => `../../../landers/${name}/Lander.tsx`;

/** Whether the build contains this lander: changes of its data take effect at once, its component needs a build. */
export function isBuilt(name: string): boolean {
  return pathOf(name) in modules;
}

/** Loads the component, so that getLander can return it during the render that follows. */
export async function loadLander(name: string): Promise<void> {
  const load = modules[pathOf(name)];
  if (!load) throw new Error(`there is no lander ${name} in this build`);
  // In development the file may have changed since the last load.
  if (!loaded.has(name) || import.meta.env.DEV) loaded.set(name, (await load()).default);
}

export function getLander(name: string): ComponentType {
  const component = loaded.get(name);
  if (!component) throw new Error(`lander ${name} was not loaded`);
  return component;
}
