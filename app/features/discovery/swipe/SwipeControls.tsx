import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Heart, Undo2, X } from '~/ui/Icon/icons';
import type { SwipeKind } from './drag-physics';
import { Pad, Round } from './SwipeControlsParts';

export interface SwipeControlsProps {
  /** The card on top; undefined if no card is left. */
  person: { id: string; name: string } | undefined;
  /** The person whom undo brings back, and what it takes back. */
  last: { id: string; name: string; kind: SwipeKind } | undefined;
  canLike: boolean;
  onDecide: (kind: SwipeKind) => void;
  onUndo: () => void;
}

/** Skip, undo and like are buttons of forms, so that one person at a time can be decided on without JavaScript too. */
export function SwipeControls({ person, last, canLike, onDecide, onUndo }: SwipeControlsProps) {
  const intl = useIntl();
  const name = person?.name ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = (submitter as HTMLButtonElement | null)?.value;
    if (intent === 'undo' || intent === 'undo-like') onUndo();
    else if (intent === 'like' || intent === 'skip') onDecide(intent);
  };
  return (
    <Pad>
      <form method="post" action="/swipe-game" onSubmit={submit}>
        <input type="hidden" name="id" value={person?.id ?? ''} />
        <Round
          type="submit"
          name="intent"
          value="skip"
          $variant="skip"
          disabled={!person}
          aria-label={intl.formatMessage({ id: 'swipe.skip-name', defaultMessage: 'Skip {name}' }, { name })}
        >
          <X size={30} aria-hidden />
          <span aria-hidden>
            <FormattedMessage id="swipe.skip" defaultMessage="Skip" />
          </span>
        </Round>
        <Round
          type="submit"
          name="intent"
          value="like"
          $variant="like"
          disabled={!person}
          aria-disabled={!canLike || undefined}
          aria-describedby={canLike ? undefined : 'swipe-likes'}
          aria-label={intl.formatMessage({ id: 'swipe.like-name', defaultMessage: 'Like {name}' }, { name })}
        >
          <Heart size={30} fill="currentColor" aria-hidden />
          <span aria-hidden>
            <FormattedMessage id="swipe.like" defaultMessage="Like" />
          </span>
        </Round>
      </form>
      <form method="post" action="/swipe-game" onSubmit={submit}>
        <input type="hidden" name="id" value={last?.id ?? ''} />
        <Round
          type="submit"
          name="intent"
          value={last?.kind === 'like' ? 'undo-like' : 'undo'}
          $variant="undo"
          disabled={!last}
          aria-label={
            last
              ? intl.formatMessage(
                  { id: 'swipe.undo-name', defaultMessage: 'Undo: bring {name} back' },
                  { name: last.name },
                )
              : intl.formatMessage({ id: 'swipe.undo-none', defaultMessage: 'Undo: there is nothing to take back' })
          }
        >
          <Undo2 size={22} aria-hidden />
          <span aria-hidden>
            <FormattedMessage id="swipe.undo" defaultMessage="Undo" />
          </span>
        </Round>
      </form>
    </Pad>
  );
}
