import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageAbout as About } from '~/contract/message';
import { color, fontSize, space } from '~/theme/tokens';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Heart, MessageCircle } from '~/ui/Icon/icons';
import { TextArea } from '~/ui/TextArea/TextArea';
import { CannotWrite } from '../permission/CannotWrite';
import { draftName, findDraft, saveDraft } from '../model/draft';
import { ExtraPage, type ExtraScreenProps } from '../extras/ExtraPage';
import { SendProblemAlert } from '../permission/SendProblemAlert';
import { MessageAbout } from '../parts/MessageAbout';
import { MessagePrice } from '../pricing/MessagePrice';
import { LastFreeConversation } from '../pricing/PremiumNote';

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/* Not sticky: with two buttons and a price it would cover the field it belongs to. */
const Foot = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-bottom: ${space(5)};
`;

const Cost = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

export interface LikeScreenProps extends Omit<ExtraScreenProps, 'back' | 'here'> {
  /** The name of what is liked, as the form sends it. */
  on: string;
  about: About;
  /** Whether a comment would begin the last conversation that the member can begin without premium. */
  lastPlace?: boolean;
  /** The greatest length of a message, in characters. */
  most: number;
}

/** Like a photo or a line of a profile. The like is free; with a comment it is a message, and its price stands there. */
export function LikeScreen({ writePermission, lastPlace = false, on, problem, ...props }: LikeScreenProps) {
  const { partner, price, requestKey, about, most } = props;
  const { id, name, fictional } = partner;
  const busy = useNavigation().formMethod === 'POST';
  const open = writePermission === 'open';
  const here = `/members/${id}/like?on=${encodeURIComponent(on)}`;
  const comment = useCommentDraft(`like:${id}:${on}`, problem?.values.text ?? '');
  return (
    <ExtraPage
      partner={partner}
      writePermission="open"
      back={`/members/${id}`}
      title={<FormattedMessage id="chat.like-title" defaultMessage="Your like for {name}" values={{ name }} />}
    >
      {/* It may hold a form of its own. Of a made-up profile the page has said it already. */}
      {open || (writePermission === 'closed' && !problem?.values.text) ? null : (
        <CannotWrite writePermission={writePermission} partner={partner} words={problem?.values.text} />
      )}
      <Fields method="post" preventScrollReset onSubmit={() => comment.save('')}>
        <input type="hidden" name="on" value={on} />
        <input type="hidden" name="request_key" value={requestKey} />
        <MessageAbout about={about} name={name} />
        {open ? (
          <TextArea
            key={comment.draft}
            name="text"
            label={<FormattedMessage id="chat.comment-label" defaultMessage="Your comment" />}
            hint={
              <FormattedMessage
                id="chat.comment-hint"
                defaultMessage="With a comment, your like becomes a message to {name}."
                values={{ name }}
              />
            }
            defaultValue={problem?.values.text || comment.draft}
            onChange={({ target }) => comment.save(target.value)}
            error={fieldError(problem ?? undefined, 'text')}
            maxLength={most}
            rows={3}
            dir="auto"
            counter
          />
        ) : null}
        <Foot>
          <SendProblemAlert error={problem?.error ?? null} here={here} />
          {open ? (
            <>
              {lastPlace ? <LastFreeConversation here={here} /> : null}
              <Cost>
                <MessagePrice price={price} fictional={fictional} here={problem?.error ? undefined : here} />
              </Cost>
              <Button name="intent" value="comment" wide busy={busy}>
                <MessageCircle size={20} aria-hidden />
                <FormattedMessage id="chat.comment-send" defaultMessage="Like and send comment" />
              </Button>
            </>
          ) : null}
          <Button name="intent" value="like" variant="ghost" wide disabled={busy}>
            <Heart size={20} aria-hidden />
            <FormattedMessage id="chat.comment-none" defaultMessage="Just like, for free" />
          </Button>
        </Foot>
      </Fields>
    </ExtraPage>
  );
}

/**
 * The comment stays on the device while its writer is away to buy credits. Sending takes it away; one that was refused
 * is there again.
 */
function useCommentDraft(place: string, refused: string) {
  const name = draftName(useShell().user?.id ?? '', place);
  const [draft, setDraft] = useState('');
  useEffect(() => {
    if (refused === '') setDraft(findDraft(name));
    else saveDraft(name, refused);
  }, [name, refused]);
  return { draft, save: (text: string) => saveDraft(name, text) };
}
