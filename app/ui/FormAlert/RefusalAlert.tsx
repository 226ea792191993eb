import { RefusalMessage, type RefusalMessageProps } from '../RefusalMessage/RefusalMessage';
import { FormAlert } from './FormAlert';

/** Why a form as a whole was refused, in the words of its code; nothing where it was not. */
export function RefusalAlert({ refusal }: { refusal: RefusalMessageProps | null | undefined }) {
  if (!refusal) return null;
  return (
    <FormAlert>
      <RefusalMessage {...refusal} />
    </FormAlert>
  );
}
