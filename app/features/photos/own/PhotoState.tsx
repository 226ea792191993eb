import { FormattedMessage } from 'react-intl';
import { Chip } from '~/ui/Chip/Chip';
import { Clock, Star, TriangleAlert } from '~/ui/Icon/icons';
import type { OwnPhoto } from './own-photo';

/** Says on a photo whether others see it yet, and which is the main one. */
export function PhotoState({ main, status }: Pick<OwnPhoto, 'main' | 'status'>) {
  if (status === 'rejected')
    return (
      <Chip tone="danger" icon={<TriangleAlert aria-hidden />}>
        <FormattedMessage id="photos.state-rejected" defaultMessage="Not shown" />
      </Chip>
    );
  if (status === 'pending')
    return (
      <Chip tone="warning" icon={<Clock aria-hidden />}>
        <FormattedMessage id="photos.state-pending" defaultMessage="Being checked" />
      </Chip>
    );
  if (!main) return null;
  return (
    <Chip tone="photo" icon={<Star aria-hidden />}>
      <FormattedMessage id="photos.state-main" defaultMessage="Main photo" />
    </Chip>
  );
}
