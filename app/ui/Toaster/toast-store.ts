import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastInput {
  tone?: ToastTone;
  title?: ReactNode;
  message: ReactNode;
  /** A link or button; a toast with an action stays until it is dismissed. */
  action?: ReactNode;
  /** A toast with the same key replaces the one that is shown. */
  key?: string;
}

export interface Toast extends ToastInput {
  key: string;
  tone: ToastTone;
  /** Whether the toast disappears by itself; errors and toasts with an action do not. */
  passing: boolean;
}

export interface ToastStore {
  show(toast: ToastInput): string;
  dismiss(key: string): void;
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Toast[];
}

const MOST = 4;

/** One store per page, made by the provider: a module-level store would be shared by all requests of the server. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let next = 1;
  const listeners = new Set<() => void>();
  const set = (changed: readonly Toast[]) => {
    toasts = changed;
    for (const listener of listeners) listener();
  };
  return {
    show(input) {
      const key = input.key ?? `toast-${next++}`;
      const tone = input.tone ?? 'info';
      const toast = { ...input, key, tone, passing: tone !== 'danger' && !input.action };
      set([...toasts.filter((other) => other.key !== key), toast].slice(-MOST));
      return key;
    },
    dismiss: (key) => set(toasts.filter((toast) => toast.key !== key)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}
