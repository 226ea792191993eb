import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import {
  color,
  fontSize,
  fontWeight,
  type LanderPerson,
  nameAndAge,
  personUrl,
  Portrait,
  radius,
  shadow,
  space,
  useCopy,
  useLander,
} from '~/landing/kit/kit';
import { Choice } from './Choice';

const Root = styled.div`
  display: grid;
  gap: ${space(5)};
  align-content: start;
`;

const Face = styled.div`
  position: relative;
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow: ${shadow('lg')};
  overflow: hidden;
  -webkit-user-select: none;
  user-select: none;
  img {
    -webkit-user-drag: none;
  }
  &[data-live] {
    touch-action: pan-y;
    cursor: grab;
  }
  &[data-held] {
    cursor: grabbing;
    transition: none !important;
  }
`;

const Picture = styled.div`
  position: relative;
  > span {
    border-radius: 0;
  }
`;

const Words = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: ${space(14)} ${space(4)} ${space(4)};
  background: linear-gradient(transparent, ${color('scrim')} 52%);
  color: ${color('on-scrim')};
`;

const Name = styled.h2`
  font-size: ${fontSize('2xl')};
  font-weight: ${fontWeight('heading')};
`;

const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${space(1)};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The label is on the picture; what it means stands below the buttons. */
const Honest = styled.p`
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius('md')};
  /* Keeps the text readable in front of the drawing. */
  background: ${color('depth')};
  color: ${color('on-depth-muted')};
  font-size: ${fontSize('xs')};
  line-height: 1.4;
`;

/** A tap on the picture shows the person; a drag decides. */
const Open = styled.a`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline: 3px solid ${color('on-scrim')};
    outline-offset: -6px;
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space(3)};
`;

const StampBox = styled.span`
  position: absolute;
  top: ${space(14)};
  padding: ${space(1)} ${space(4)};
  border: 4px solid;
  border-radius: ${radius('sm')};
  font-size: 1.75rem;
  font-weight: ${fontWeight('heading')};
  letter-spacing: 0.04em;
  text-transform: uppercase;
  opacity: 0;
  pointer-events: none;
  &[data-stamp='like'] {
    left: ${space(5)};
    background: ${color('secondary')};
    color: ${color('on-secondary')};
    transform: rotate(-12deg);
    opacity: var(--like, 0);
  }
  &[data-stamp='pass'] {
    right: ${space(5)};
    background: ${color('surface-raised')};
    color: ${color('text')};
    transform: rotate(12deg);
    opacity: var(--pass, 0);
  }
`;

/** One profile of the deck: the picture, which can be swiped away, and two buttons below it, which stay in place. */
export function Card({ person, at }: { person: LanderPerson; at: number }) {
  const { fictional } = useLander();
  return (
    <Root role="group" aria-labelledby={`name-${at}`} data-card={at} data-name={person.name}>
      <Face data-face>
        <Picture>
          <Portrait person={person} sizes="(max-width: 480px) 80vw, 400px" loading={at === 0 ? 'high' : 'lazy'} />
          <Stamp of="like">{useCopy('like')}</Stamp>
          <Stamp of="pass">{useCopy('pass')}</Stamp>
          <Words>
            <Name id={`name-${at}`}>{nameAndAge(person)}</Name>
            <p>{person.place}</p>
            {person.about ? <About lang={person.language}>{person.about}</About> : null}
          </Words>
          <Open href={personUrl(person)} aria-label={nameAndAge(person)} />
        </Picture>
      </Face>
      <Actions data-actions>
        <Choice kind="pass" at={at} id={person.id} name={person.name} />
        <Choice kind="like" at={at} id={person.id} name={person.name} />
      </Actions>
      {person.fictional ? <Honest data-honest>{fictional.warning}</Honest> : null}
    </Root>
  );
}

/** Appears on a card while it is dragged in that direction. The button has the same word, so screen readers skip it. */
function Stamp({ of, children }: { of: 'like' | 'pass'; children: ReactNode }) {
  return (
    <StampBox data-stamp={of} aria-hidden="true">
      {children}
    </StampBox>
  );
}
