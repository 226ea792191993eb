import { createElement, useCallback } from 'react';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';
import { useToast } from '~/ui/Toaster/ToastProvider';
import { refusalOf } from './refusal-of';

/** Tells, over whatever page it is, why a call failed. `key`: a later toast of the same key takes its place. */
export function useRefusalToast(key?: string): (error: unknown) => void {
  const toast = useToast();
  return useCallback(
    (error) => toast.show({ tone: 'danger', key, message: createElement(RefusalMessage, refusalOf(error)) }),
    [toast, key],
  );
}
