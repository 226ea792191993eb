import { useIntl } from 'react-intl';
import { useNavCounts } from '~/realtime/use-nav-counts';
import { Tabs } from '~/ui/Tabs/Tabs';
import { likeListPath, likeLists, type LikeList } from '../like-list';
import { listName } from './LikeListWords';

/** The overview and the three lists, each with a URL of its own. The number of new likes is on their tab. */
export function LikesTabs({ current }: { current: LikeList | null }) {
  const intl = useIntl();
  const { newLikes } = useNavCounts();
  const countLabel = intl.formatMessage(
    { id: 'likes.new-count', defaultMessage: '{count, plural, one {# new} other {# new}}' },
    { count: newLikes },
  );
  return (
    <Tabs
      label={intl.formatMessage({ id: 'likes.lists', defaultMessage: 'Lists of likes' })}
      tabs={[
        {
          to: '/likes',
          label: intl.formatMessage({ id: 'likes.overview', defaultMessage: 'Overview' }),
          current: current === null,
        },
        ...likeLists.map((list) => ({
          to: likeListPath(list),
          label: listName(list, intl),
          current: list === current,
          ...(list === 'received' && { count: newLikes, countLabel }),
        })),
      ]}
    />
  );
}
