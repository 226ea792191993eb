import { Fragment, type ReactNode } from 'react';
import { useCopy, useLander } from './LanderContext';

export interface CopyProps {
  slot: string;
  /** The slot that is read instead while nobody may sign up by themselves. */
  closed?: string;
}

/** The text of a slot. `*words*` are stressed, a line break stays one; everything else is plain text. */
export function Copy({ slot, closed = slot }: CopyProps) {
  const { signupOpen } = useLander();
  return <>{formatted(useCopy(signupOpen ? slot : closed))}</>;
}

/** The items of a list, a text each: what surrounds them (`<ul>`, `<ol>`) is the lander's own. */
export function CopyItems({ slots }: { slots: readonly string[] }) {
  return (
    <>
      {slots.map((slot) => (
        <li key={slot}>
          <Copy slot={slot} />
        </li>
      ))}
    </>
  );
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
