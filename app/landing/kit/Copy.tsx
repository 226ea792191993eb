import { Fragment, type ReactNode } from 'react';
import { useCopy, useLander } from './LanderContext';

export interface CopyProps {
  slot: string;
  /** The slot that is used instead while visitors cannot sign up by themselves. */
  closed?: string;
}

/** The text of a slot. `*words*` are emphasised and line breaks are kept; everything else is plain text. */
export function Copy({ slot, closed = slot }: CopyProps) {
  const { signupOpen } = useLander();
  return <>{formatted(useCopy(signupOpen ? slot : closed))}</>;
}

/** The items of a list, one text each; the lander supplies the surrounding `<ul>` or `<ol>`. */
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

/** Whether an optional slot has a text on this page. */
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
