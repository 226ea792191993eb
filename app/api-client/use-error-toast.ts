import { createElement, useCallback } from 'react';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { useToast } from '~/ui/Toaster/ToastProvider';
import { domainErrorOf } from './domain-error';

/** Shows as a toast why a call failed. A later toast with the same `key` replaces an earlier one. */
export function useErrorToast(key?: string): (error: unknown) => void {
  const toast = useToast();
  return useCallback(
    (error) => toast.show({ tone: 'danger', key, message: createElement(ErrorMessage, domainErrorOf(error)) }),
    [toast, key],
  );
}
