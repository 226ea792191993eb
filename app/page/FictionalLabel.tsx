import { useShell } from '~/page/use-shell';
import { Chip, type ChipTone } from '~/ui/Chip/Chip';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';

/** The brand's word and icon for a fictional profile, wherever it is not on a picture. */
export function FictionalLabel({ tone = 'info' }: { tone?: ChipTone }) {
  const { fictional } = useShell().brand;
  return (
    <Chip tone={tone} icon={<FictionalIcon name={fictional.icon} />}>
      {fictional.singular}
    </Chip>
  );
}
