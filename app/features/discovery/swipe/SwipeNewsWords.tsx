import { FormattedMessage } from 'react-intl';
import type { SwipeNews } from './use-swipe';

/** Said, not shown: what was decided, and who is next. */
export function SwipeNewsWords({ news }: { news: SwipeNews }) {
  return (
    <div className="visually-hidden" role="status">
      {news ? <Words news={news} /> : null}
    </div>
  );
}

function Words({ news }: { news: NonNullable<SwipeNews> }) {
  if (news.kind === 'no-likes') {
    return <FormattedMessage id="swipe.said-no-likes" defaultMessage="No likes left today. You can still skip." />;
  }
  const { name } = news;
  return (
    <>
      {news.kind === 'like' ? (
        <FormattedMessage id="swipe.said-liked" defaultMessage="You like {name}." values={{ name }} />
      ) : news.kind === 'skip' ? (
        <FormattedMessage id="swipe.said-skipped" defaultMessage="{name} skipped." values={{ name }} />
      ) : (
        <FormattedMessage id="swipe.said-undone" defaultMessage="{name} is back." values={{ name }} />
      )}{' '}
      {news.next ? (
        <FormattedMessage id="swipe.said-next" defaultMessage="Next: {name}." values={{ name: news.next }} />
      ) : null}
    </>
  );
}
