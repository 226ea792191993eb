import { createElement, useCallback } from 'react';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';
import { useToast } from '~/ui/Toaster/ToastProvider';
import { refusalOf } from './refusal-of';

/**
 * Returns a function that shows why a call failed as a toast. `key`: a later toast with the same key replaces an
 * earlier one.
 */
export function useRefusalToast(key?: string): (error: unknown) => void {
  const toast = useToast();
  return useCallback(
    (error) => toast.show({ tone: 'danger', key, message: createElement(RefusalMessage, refusalOf(error)) }),
    [toast, key],
  );
}
