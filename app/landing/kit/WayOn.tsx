import { createGlobalStyle, styled } from 'styled-components';
import { color, media, space, zIndex } from '~/theme/tokens';
import { buttonCss, type ButtonStyleProps } from '~/ui/Button/button-css';
import { useLander } from './LanderContext';
import { WAITING_LIST } from './signup-url';

/** The language line and a toast stand above the bar, and what the keyboard goes to is scrolled above it. */
const RoomForBar = createGlobalStyle`
  ${media.down('lg')} {
    html {
      --action-bar: 76px;
    }
  }
`;

/**
 * At the lower edge of the screen until the page has been scrolled to where the bar stands, above the form: so it covers
 * no field, and is gone where the form has a button of its own. On wide screens the form is beside the rest.
 */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${zIndex('sticky')};
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  background: ${color('surface-raised')};
  box-shadow: 0 -1px 0 ${color('line')};
  ${media.up('lg')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Way = styled.a<ButtonStyleProps>`
  ${buttonCss}
`;

/** The id of the part of the page in which the visitor writes. */
export const REPLY = 'reply';

export interface WayOnProps {
  /** For wide screens, beside the words; without the bar. */
  inline?: boolean;
  className?: string;
}

/** The first button on the page of a person: to the form of the page, whose part has the id `REPLY`. */
export function WayOn({ inline = false, className }: WayOnProps) {
  const { labels, signupOpen } = useLander();
  // An address within the page, which a router's link would load again.
  const way = (
    <Way href={signupOpen ? `#${REPLY}` : WAITING_LIST} $variant="primary" $size="lg" $wide={!inline}>
      {signupOpen ? labels.hello : labels.waitingList}
    </Way>
  );
  if (inline) return <div className={className}>{way}</div>;
  return (
    <Bar className={className} data-way-on>
      <RoomForBar />
      {way}
    </Bar>
  );
}
