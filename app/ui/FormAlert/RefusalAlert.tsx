import { RefusalMessage, type RefusalMessageProps } from '../RefusalMessage/RefusalMessage';
import { FormAlert } from './FormAlert';

/** The text of the refusal of a whole form; renders nothing without a refusal. */
export function RefusalAlert({ refusal }: { refusal: RefusalMessageProps | null | undefined }) {
  if (!refusal) return null;
  return (
    <FormAlert>
      <RefusalMessage {...refusal} />
    </FormAlert>
  );
}
