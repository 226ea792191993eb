import { useEffect } from 'react';
import { styled } from 'styled-components';
import { media } from '~/theme/tokens';
import type { ProfileResponse } from '~/contract/profile';
import { lazyAfterHydration } from '~/page/lazy';
import { PICTURE_TYPES } from '~/features/photos/pick/picked-files';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';
import type { ExtraChoiceProps } from '../extras/ExtraSheet';
import { GiftLink } from '../gifts/GiftLink';
import { PhotoLink } from '../photos/PhotoLink';
import type { MessagePrices } from '../pricing/message-price';
import type { Extras } from './use-extras';

const GiftSheet = lazyAfterHydration(
  () => import('../gifts/GiftSheet').then((module) => module.GiftSheet),
  pageInstead('gift'),
);
const PhotoSheet = lazyAfterHydration(
  () => import('../photos/PhotoSheet').then((module) => module.PhotoSheet),
  pageInstead('photo'),
);

/** If a sheet cannot be loaded, its link opens the page of the gift or photo, as it does without JavaScript. */
function pageInstead(name: 'gift' | 'photo') {
  return function PageInstead({ open, conversation }: ExtraChoiceProps) {
    useEffect(() => {
      if (open) window.location.assign(`/chats/${conversation}/${name}`);
    }, [open, conversation]);
    return null;
  };
}

/** In a conversation that has not begun, its page says when photos can be sent. */
export const PHOTO_LATER = '?photo=later';

const Row = styled.div`
  display: flex;
  flex: none;
  margin-inline: -8px -4px;
  /* All of the line with its margins: else the field, which may shrink to nothing, would stand at the end of it. */
  ${media.below(16)} {
    flex: 1 1 calc(100% + 12px);
  }
`;

export interface ComposerExtrasProps {
  /** Null before the first message. */
  conversation: string | null;
  partner: string;
  extras: Extras;
}

/** The links beside the field to what else can be sent. Without JavaScript each leads to a page of its own. */
export function ComposerExtras({ conversation, partner, extras }: ComposerExtrasProps) {
  const { anchors, onPress, files, pick } = extras;
  const premium = usePremium();
  const { gifts, chatPhotos } = useShell().brand.offers;
  if (!gifts && !chatPhotos) return null;
  if (conversation === null) {
    return (
      <Row>
        {gifts ? <GiftLink to={`/members/${partner}/gift`} /> : null}
        {chatPhotos ? <PhotoLink to={PHOTO_LATER} replace preventScrollReset /> : null}
      </Row>
    );
  }
  return (
    <Row>
      {gifts ? (
        <GiftLink
          ref={anchors.gift}
          to={`/chats/${conversation}/gift`}
          aria-haspopup="dialog"
          onClick={(event) => onPress(event, 'gift')}
        />
      ) : null}
      {chatPhotos ? (
        <PhotoLink
          ref={anchors.photo}
          to={`/chats/${conversation}/photo`}
          aria-haspopup="dialog"
          onClick={(event) => onPress(event, 'photo')}
        />
      ) : null}
      {/* Opened by the link above; the sheet behind it has a field of its own for everybody else. */}
      {chatPhotos && premium ? (
        <input
          ref={files}
          type="file"
          accept={PICTURE_TYPES}
          hidden
          onChange={({ currentTarget }) => {
            pick([...(currentTarget.files ?? [])]);
            // Cleared, so that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      ) : null}
    </Row>
  );
}

export interface ExtraSheetsProps {
  extras: Extras;
  conversation: string;
  partner: ProfileResponse;
  prices: MessagePrices;
}

/** The sheets of the extras. They hold forms of their own and so stand outside the form of the composer. */
export function ExtraSheets({ extras, conversation, partner, prices }: ExtraSheetsProps) {
  const { open, close, show, picked, anchors } = extras;
  const to = { onClose: close, conversation, partner };
  return (
    <>
      <GiftSheet {...to} open={open === 'gift'} price={prices.gift} anchor={anchors.gift} />
      <PhotoSheet
        {...to}
        open={open === 'photo'}
        price={prices.photo}
        anchor={anchors.photo}
        picked={picked}
        onOpen={() => show('photo')}
      />
    </>
  );
}
