import { css, keyframes, styled } from 'styled-components';
import {
  color,
  Copy,
  fontWeight,
  type LanderPerson,
  media,
  motion,
  nameAndAge,
  Portrait,
  radius,
  shadow,
  space,
  withPopover,
} from '~/landing/kit/kit';

const lit = keyframes`
  0%, 100% { filter: brightness(0.88) saturate(0.8); }
  35%, 65% { filter: none; }
`;

/** A lamp over the middle of the wall: pictures brighten as they are scrolled towards it, without a script. */
const walkUp = css`
  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${lit} linear both;
      animation-timeline: view(inline);
    }
  }
`;

const Root = styled.li`
  flex: none;
  width: min(68vw, calc(var(--h) * 0.42));
  padding-bottom: calc(var(--h) * 0.1);
  align-self: center;
  scroll-snap-align: center;
  /* Pictures hang at different heights and sizes. */
  ${media.up('md')} {
    &:nth-child(4n + 2) {
      width: calc(var(--h) * 0.33);
      padding-bottom: calc(var(--h) * 0.2);
    }
    &:nth-child(4n + 3) {
      width: calc(var(--h) * 0.38);
      padding-bottom: calc(var(--h) * 0.06);
    }
    &:nth-child(4n + 4) {
      width: calc(var(--h) * 0.35);
      padding-bottom: calc(var(--h) * 0.14);
    }
  }
`;

const Open = styled.button.withConfig(withPopover)`
  display: block;
  width: 100%;
  text-align: start;
  border-radius: ${radius('sm')};
  &:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 6px;
  }
  ${media.hover} {
    &:hover [data-frame] {
      transform: translateY(-4px);
    }
    &:hover [data-more] {
      text-decoration-thickness: 2px;
    }
  }
`;

const Frame = styled.span`
  display: block;
  padding: clamp(8px, calc(var(--h) * 0.02), 18px);
  border: clamp(3px, calc(var(--h) * 0.007), 7px) solid ${color('primary')};
  border-radius: ${radius('sm')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('lg')};
  transition: transform ${motion('slow')};
  ${walkUp}
  > span {
    border-radius: 2px;
  }
`;

const Label = styled.span`
  display: block;
  padding: ${space(3)} ${space(1)} 0;
  color: var(--ink);
  font-size: max(1em, calc(var(--h) * 0.015));
  line-height: 1.35;
  b {
    display: block;
    font-size: 1.2em;
    font-weight: ${fontWeight('heading')};
  }
  i {
    color: var(--ink-muted);
    font-style: normal;
  }
`;

const More = styled.span`
  display: inline-block;
  padding: ${space(1)} 0;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  font-size: 0.9em;
`;

/** A framed picture with its label; the whole of it is a button that opens the story. */
export function Exhibit({ person, eager }: { person: LanderPerson; eager: boolean }) {
  return (
    <Root data-stop>
      <Open type="button" {...{ popovertarget: `story-${person.id}` }}>
        <Frame data-frame>
          <Portrait person={person} sizes="(max-width: 767px) 68vw, 420px" loading={eager ? 'eager' : 'lazy'} />
        </Frame>
        <Label>
          <b>{nameAndAge(person)}</b>
          {person.place ? (
            <>
              <i>{person.place}</i>
              <br />
            </>
          ) : null}
          <More data-more>
            <Copy slot="open" />
          </More>
        </Label>
      </Open>
    </Root>
  );
}
