import { FormattedMessage } from 'react-intl';
import type { SwipeNotice } from './use-swipe';

/** Announced to screen readers only: what was decided, and who is next. */
export function SwipeNoticeText({ notice }: { notice: SwipeNotice }) {
  return (
    <div className="visually-hidden" role="status">
      {notice ? <Words notice={notice} /> : null}
    </div>
  );
}

function Words({ notice }: { notice: NonNullable<SwipeNotice> }) {
  if (notice.kind === 'no-likes') {
    return <FormattedMessage id="swipe.said-no-likes" defaultMessage="No likes left today. You can still skip." />;
  }
  const { name } = notice;
  return (
    <>
      {notice.kind === 'like' ? (
        <FormattedMessage id="swipe.said-liked" defaultMessage="You like {name}." values={{ name }} />
      ) : notice.kind === 'skip' ? (
        <FormattedMessage id="swipe.said-skipped" defaultMessage="{name} skipped." values={{ name }} />
      ) : (
        <FormattedMessage id="swipe.said-undone" defaultMessage="{name} is back." values={{ name }} />
      )}{' '}
      {notice.next ? (
        <FormattedMessage id="swipe.said-next" defaultMessage="Next: {name}." values={{ name: notice.next }} />
      ) : null}
    </>
  );
}
