import type { Tx } from '~db/database';

/*
 * What one feature causes in the features above it, if both must be true together. The lower feature declares a hook
 * and runs it inside its transaction; app/compose/hooks.server.ts registers what the higher features do then. An error
 * there rolls the whole transaction back. An effect that may follow later is a row in the outbox instead.
 */

/** `Args`: what a handler gets besides the transaction. */
export interface Hook<Args extends readonly unknown[]> {
  /** `feature.what-happened` */
  readonly name: string;
  /** Only for the compiler. */
  readonly args?: Args;
}

export type HookHandler<Args extends readonly unknown[]> = (tx: Tx, ...args: Args) => Promise<void>;

export interface HookRegistration {
  readonly hook: Hook<readonly unknown[]>;
  readonly handlers: readonly HookHandler<never>[];
}

export interface Hooks {
  /** Runs the handlers one after the other, in the order of their registration and in the caller's transaction. */
  run<Args extends readonly unknown[]>(hook: Hook<Args>, tx: Tx, ...args: Args): Promise<void>;
}

export function defineHook<Args extends readonly unknown[]>(name: string): Hook<Args> {
  return { name };
}

type ArgsOf<H> = H extends Hook<infer Args> ? Args : never;

export function when<H extends Hook<readonly unknown[]>>(
  hook: H,
  ...handlers: readonly HookHandler<ArgsOf<H>>[]
): HookRegistration {
  return { hook, handlers };
}

/** Stops the start if a declared hook has no registration. Hooks go by name: a reload declares them again. */
export function openHooks(
  declared: readonly Hook<readonly unknown[]>[],
  registrations: readonly HookRegistration[],
): Hooks {
  const handlers = new Map<string, HookHandler<never>[]>();
  for (const { name } of declared) {
    if (handlers.has(name)) throw new Error(`The hook '${name}' is declared twice; a name belongs to one hook.`);
    handlers.set(name, []);
  }
  for (const { hook, handlers: more } of registrations) handlersOf(hook).push(...more);
  for (const [name, registered] of handlers) {
    if (registered.length > 0) continue;
    throw new Error(`Nothing is registered for the hook '${name}'; register a handler in app/compose/hooks.server.ts.`);
  }

  function handlersOf({ name }: Hook<readonly unknown[]>): HookHandler<never>[] {
    const known = handlers.get(name);
    if (!known) throw new Error(`No feature declares the hook '${name}' in app/compose/hooks.server.ts.`);
    return known;
  }

  return {
    async run(hook, tx, ...args) {
      for (const handler of handlersOf(hook)) await (handler as unknown as HookHandler<typeof args>)(tx, ...args);
    },
  };
}
