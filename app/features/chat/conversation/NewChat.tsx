import { useNavigate, useSearchParams } from '@remix-run/react';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { FieldProblem, FormProblem, DomainError } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { api } from '~/api-client/api';
import { useShell } from '~/page/use-shell';
import { color, media, radius, space } from '~/theme/tokens';
import { CannotWrite } from '../composer/CannotWrite';
import { Foot, Notices } from './ChatPanes';
import { Composer } from '../composer/Composer';
import { FictionalWarning } from '../composer/FictionalWarning';
import { Icebreakers, icebreakerOf } from '../composer/Icebreakers';
import { draftName, saveDraft } from '../composer/draft';
import { GiftLink } from '../gifts/GiftLink';
import type { MessagePrices } from '../pricing/message-price';
import { MessagePrice } from '../pricing/MessagePrice';
import { newOutgoing, problemOf, type Outgoing } from '../send-queue/outgoing';
import { SendProblemAlert } from '../composer/SendProblemAlert';
import { ConversationHeader } from './ConversationHeader';
import { useComposer } from '../composer/use-composer';
import type { WritePermission } from '../composer/write-permission';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 852px;
  margin: 0 auto;
  overflow: hidden;
  ${media.up('md')} {
    margin: ${space(8)} auto;
    border-radius: ${radius('md')};
    box-shadow: 0 0 0 1px ${color('line')};
  }
`;

const Middle = styled.div`
  padding: ${space(4)};
  background: ${color('surface-sunken')};
`;

export interface NewChatProps {
  partner: ProfileResponse;
  writePermission: WritePermission;
  prices: MessagePrices;
  requestKey: string;
  draft: string;
  menu?: ReactNode;
  problem: FormProblem | null;
}

/** Who the other member is, what the first message costs, suggestions. Sending it begins the conversation. */
export function NewChat({ partner, writePermission, prices, requestKey, draft, problem, menu }: NewChatProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { user, brand } = useShell();
  const me = user?.id ?? '';
  const place = `member:${partner.id}`;
  const initial = problem?.values.text ?? ((brand.offers.icebreakers && icebreakerOf(intl, query.get('say'))) || draft);
  const text = useComposer(place, initial);
  const [error, setError] = useState<DomainError | null>(problem?.error ?? null);
  const [field, setField] = useState<FieldProblem | null>(problem?.fieldErrors.text?.[0] ?? null);
  const [busy, setBusy] = useState(false);
  /** The last attempt. The same text is sent again under the same key, so that it arrives once. */
  const tried = useRef<Outgoing>();

  const onSend = async (words: string) => {
    setBusy(true);
    setError(null);
    if (tried.current?.text !== words) tried.current = newOutgoing(words, 0);
    const { key } = tried.current;
    try {
      const body = { member: partner.id, text: words, request_key: key };
      const sent = await api.send('POST', '/api/messages.php', body, key);
      saveDraft(draftName(me, place), '');
      navigate(`/chats/${sent.conversation.id}`, { replace: true });
    } catch (error) {
      const known = problemOf(error);
      if (known) tried.current = undefined;
      setField(known?.field ?? null);
      setError(known ? known.error : { code: 'chat.not-sent-retry', values: {} });
      setBusy(false);
    }
  };
  return (
    <Root aria-label={partner.name}>
      <ConversationHeader partner={partner} back={`/members/${partner.id}`} menu={menu} />
      {writePermission === 'open' && brand.offers.icebreakers ? (
        <Middle>
          <Icebreakers name={partner.name} onChoose={text.write} />
        </Middle>
      ) : null}
      <Foot>
        <Notices>
          {partner.fictional && writePermission !== 'closed' ? <FictionalWarning /> : null}
          {error ? <SendProblemAlert error={error} here={`/members/${partner.id}/chat`} /> : null}
        </Notices>
        {writePermission === 'open' ? (
          <Composer
            text={text}
            initial={initial}
            requestKey={requestKey}
            problem={field}
            onProblem={setField}
            onSend={(words) => void onSend(words)}
            busy={busy}
            extras={brand.offers.gifts ? <GiftLink to={`/members/${partner.id}/gift`} /> : null}
          >
            <MessagePrice price={prices.text} fictional={partner.fictional} />
          </Composer>
        ) : (
          <CannotWrite writePermission={writePermission} partner={partner} words={problem?.values.text} />
        )}
      </Foot>
    </Root>
  );
}
