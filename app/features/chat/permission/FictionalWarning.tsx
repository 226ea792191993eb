import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { FictionalLabel } from '~/page/FictionalLabel';

/** The brand's full warning about fictional profiles, shown before the first message to one. */
export function FictionalWarning() {
  const { fictional } = useShell().brand;
  return (
    <Alert tone="info" title={<FictionalLabel />}>
      {fictional.warning}
    </Alert>
  );
}
