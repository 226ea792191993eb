import { Fragment, type ReactNode } from 'react';
import { useCopy } from './LanderContext';

/** The text of a slot. `*words*` are stressed, a line break stays one; everything else is plain text. */
export function Copy({ slot }: { slot: string }) {
  return <>{formatted(useCopy(slot))}</>;
}

/** Whether an optional slot has a text here. */
export function useHasCopy(slot: string): boolean {
  return useCopy(slot) !== '';
}

function formatted(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line.split(/\*([^*]+)\*/).map((part, at) => (at % 2 === 1 ? <em key={at}>{part}</em> : part))}
    </Fragment>
  ));
}
