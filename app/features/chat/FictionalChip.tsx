import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { useShell } from '~/live/use-shell';
import { Chip } from '~/ui/Chip/Chip';

/** The brand's word and icon for a made-up profile, wherever one appears. */
export function FictionalChip() {
  const { fictional } = useShell().brand;
  return (
    <Chip tone="info" icon={<FictionalIcon name={fictional.icon} />}>
      {fictional.singular}
    </Chip>
  );
}
