import { ErrorMessage, type ErrorMessageProps } from '../ErrorMessage/ErrorMessage';
import { FormAlert } from './FormAlert';

/** The text of the refusal of a whole form; renders nothing without a refusal. */
export function ErrorAlert({ error }: { error: ErrorMessageProps | null | undefined }) {
  if (!error) return null;
  return (
    <FormAlert result={error}>
      <ErrorMessage {...error} />
    </FormAlert>
  );
}
