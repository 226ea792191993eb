import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastInput {
  tone?: ToastTone;
  title?: ReactNode;
  message: ReactNode;
  /** A link or button; a toast with one stays until it is dismissed. */
  action?: ReactNode;
  /** Same key: replaces the toast that is shown instead of joining it. */
  key?: string;
}

export interface Toast extends ToastInput {
  key: string;
  tone: ToastTone;
  /** Leaves by itself: neither bad news nor anything with an action does. */
  passing: boolean;
}

export interface ToastStore {
  show(toast: ToastInput): string;
  dismiss(key: string): void;
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Toast[];
}

const MOST = 4;

/** One store per page (the provider makes it): a module-level one would be shared by all requests of the server. */
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
