import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../Alert/Alert';

export interface FormAlertProps {
  /** The error of the whole form; nothing is rendered without it. */
  children?: ReactNode;
  title?: ReactNode;
  /** The next step: a link to log in, to buy credits or to contact customer service. */
  action?: ReactNode;
  tone?: 'danger' | 'warning' | 'success' | 'info';
  /**
   * What the server answered, by default the text. Another one takes the focus again; elements are new at each rendering,
   * and would take it away from anyone who is correcting a field. With it, the alert goes when all fields are corrected that
   * were marked as invalid with it.
   */
  result?: unknown;
}

const Target = styled.div`
  scroll-margin-top: 96px;
  &:focus {
    outline: 0;
  }
`;

/** The result of a form, above its fields. It takes the focus when it appears, so that nobody misses it. */
export function FormAlert({ children, title, action, tone = 'danger', result }: FormAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  const present = Boolean(children ?? title);
  const answer = result ?? (typeof children === 'string' ? children : null);
  const [corrected, setCorrected] = useState<unknown>(null);
  useEffect(() => {
    if (present) ref.current?.focus();
  }, [present, answer]);
  useEffect(() => {
    const form = ref.current?.closest('form');
    const wrong = () => form?.querySelector('[aria-invalid="true"]') != null;
    if (!form || result === undefined || !wrong()) return undefined;
    const observer = new MutationObserver(() => setCorrected(wrong() ? null : result));
    observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [present, result]);
  if (!present || (result !== undefined && corrected === result)) return null;
  return (
    <Target ref={ref} tabIndex={-1}>
      <Alert tone={tone} title={title} action={action} role={tone === 'danger' ? 'alert' : 'status'}>
        {children}
      </Alert>
    </Target>
  );
}
