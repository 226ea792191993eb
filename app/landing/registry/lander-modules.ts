import type { ComponentType } from 'react';

/** What the build holds of the landers. They are never rendered in a browser, so its bundle holds none of them. */
const modules: Record<string, () => Promise<{ default: ComponentType }>> = import.meta.env.SSR
  ? import.meta.glob<{ default: ComponentType }>('../../../landers/*/Lander.tsx')
  : {};

const loaded = new Map<string, ComponentType>();

const pathOf = (name: string) => `../../../landers/${name}/Lander.tsx`;

/** Whether the build knows this lander: its data is live at once, its component with a build. */
export function isBuilt(name: string): boolean {
  return pathOf(name) in modules;
}

/** Loads the component; getLander gives it to the render that follows. */
export async function loadLander(name: string): Promise<void> {
  const load = modules[pathOf(name)];
  if (!load) throw new Error(`no lander ${name} in this build`);
  // In development a file may have changed since.
  if (!loaded.has(name) || import.meta.env.DEV) loaded.set(name, (await load()).default);
}

export function getLander(name: string): ComponentType {
  const component = loaded.get(name);
  if (!component) throw new Error(`lander ${name} was not loaded`);
  return component;
}
