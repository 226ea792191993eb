import { useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { WireProfile } from '~/live/wire-types';
import { GiftLink } from './GiftLink';
import { GiftSheet } from './GiftSheet';
import type { MessagePrices } from './message-price';

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 48px;
`;

export interface ComposerExtrasProps {
  conversation: string;
  partner: WireProfile;
  prices: MessagePrices;
}

/** What can be sent besides words. Without JavaScript each leads to a page of its own. */
export function ComposerExtras({ conversation, partner, prices }: ComposerExtrasProps) {
  const [open, setOpen] = useState<'gift' | null>(null);
  const gift = useRef<HTMLAnchorElement>(null);
  const show = (event: MouseEvent, what: 'gift') => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(what);
  };
  return (
    <>
      <Row>
        <GiftLink
          ref={gift}
          to={`/chats/${conversation}/gift`}
          aria-haspopup="dialog"
          onClick={(event) => show(event, 'gift')}
        />
      </Row>
      <GiftSheet
        open={open === 'gift'}
        onClose={() => setOpen(null)}
        conversation={conversation}
        partner={partner}
        price={prices.gift}
        anchor={gift}
      />
    </>
  );
}
