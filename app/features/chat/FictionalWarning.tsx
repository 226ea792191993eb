import { useShell } from '~/live/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { FictionalChip } from './FictionalChip';

/** The brand's words about made-up profiles, in full, before the first message to one. */
export function FictionalWarning() {
  const { fictional } = useShell().brand;
  return (
    <Alert tone="info" title={<FictionalChip />}>
      {fictional.warning}
    </Alert>
  );
}
