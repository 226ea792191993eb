import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { createToastStore } from './toast-store';
import type { ToastStore } from './toast-store';
import { Toaster } from './Toaster';

const Store = createContext<ToastStore | null>(null);

/** Once, around the app: brings the store and the place where toasts appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return (
    <Store.Provider value={store}>
      {children}
      <Toaster store={store} />
    </Store.Provider>
  );
}

/** `show({ tone, message })` says something in passing. Never the only place of what a person must know. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = useContext(Store);
  if (!store) throw new Error('useToast needs ToastProvider around it');
  return store;
}
