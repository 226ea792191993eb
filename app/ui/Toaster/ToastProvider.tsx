import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { createToastStore } from './toast-store';
import type { ToastStore } from './toast-store';
import { Toaster } from './Toaster';

const Store = createContext<ToastStore | null>(null);

/** Provides the toast store and renders the toasts. Used once, around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return (
    <Store.Provider value={store}>
      {children}
      <Toaster store={store} />
    </Store.Provider>
  );
}

/** `show({ tone, message })` shows a toast for a short time. Important information must also stand elsewhere. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = useContext(Store);
  if (!store) throw new Error('useToast needs ToastProvider around it');
  return store;
}
