import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { dismissOffer, findOffer } from '~/page/language/language-offer';
import { useShell } from '~/page/use-shell';
import { useTracking } from '~/page/use-tracking';
import { color, fontSize, fontWeight, forcedEdge, media, radius, shadow, space, zIndex } from '~/theme/tokens';
import { X } from '~/ui/Icon/icons';
import { existingPaths } from '../paths';

/** As wide as the top bar and without height, so that nothing moves when the line appears. */
const Place = styled.div`
  position: relative;
  z-index: ${zIndex('sticky')};
  width: 100%;
  max-width: 1328px;
  margin-inline: auto;
  @media print {
    display: none;
  }
`;

/** From 768 px it hangs from the top bar, and scrolls away. A phone has its headline there, so it stays at the lower edge. */
const Line = styled.div`
  position: absolute;
  top: 4px;
  inset-inline-end: ${space(6)};
  isolation: isolate;
  display: flex;
  font-size: ${fontSize('sm')};
  white-space: nowrap;
  /* Less high than what a finger can hit. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 4px 0;
    border-radius: ${radius('full')};
    background: ${color('surface-raised')};
    box-shadow:
      0 0 0 1px ${color('line')},
      ${shadow('sm')};
    ${forcedEdge}
  }
  ${media.down('md')} {
    position: fixed;
    top: auto;
    bottom: calc(12px + var(--action-bar, 0px) + env(safe-area-inset-bottom));
    inset-inline-end: 12px;
    /* The button that stops a film may stand in this corner. */
    body:has([data-film-toggle]) & {
      bottom: 72px;
    }
  }
`;

/** What the keyboard goes to on a phone is scrolled to where the line does not cover it. */
const RoomForLine = createGlobalStyle`
  ${media.down('md')} {
    html:has([data-part='language-offer'] [lang]:not([hidden])) {
      scroll-padding-bottom: calc(72px + var(--action-bar, 0px));
    }
  }
`;

const Question = styled.button`
  min-height: 44px;
  padding: 0 0 0 ${space(4)};
  border-radius: ${radius('full')};
  color: ${color('text')};
  font-weight: ${fontWeight('strong')};
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  ${media.forcedColors} {
    border: 0;
  }
`;

const Dismiss = styled(Question)`
  display: grid;
  place-items: center;
  width: 44px;
  padding: 0;
  color: ${color('text-muted')};
`;

/**
 * Offers the language of a visitor's browser, in that language: “Svenska?”. The server renders the line of each language
 * hidden, as its HTML is the same for every browser; scripts show one of them. `offerLanguage` does so on pages without
 * React.
 */
export function LanguageOffer() {
  const { locale, languageOffers } = useShell();
  const location = useLocation();
  const next = useTracking(location.pathname + location.search);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const others = languageOffers?.map(({ code }) => code) ?? [];
    setShown(findOffer(locale, others));
  }, [locale, languageOffers]);
  if (!languageOffers) return null;
  const dismiss = () => {
    setShown(undefined);
    dismissOffer();
  };
  return (
    <Place data-part="language-offer">
      <RoomForLine />
      <form method="post" action={existingPaths['lang-config']}>
        <input type="hidden" name="next" value={next} />
        {languageOffers.map(({ code, question, dismiss: label }) => (
          // The script of a light page may have shown it before.
          <Line key={code} lang={code} hidden={code !== shown} suppressHydrationWarning>
            <Question name="locale" value={code}>
              {question}
            </Question>
            <Dismiss type="button" aria-label={label} title={label} onClick={dismiss}>
              <X size={16} aria-hidden />
            </Dismiss>
          </Line>
        ))}
      </form>
    </Place>
  );
}
