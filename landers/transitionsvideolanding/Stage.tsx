import { styled } from 'styled-components';
import { color, fontSize, media, space } from '~/landing/kit/kit';

const shade = (share: number) => `color-mix(in oklab, ${color('depth')} ${share}%, transparent)`;

/** As high as the screen, or higher if the words need it. */
export const Stage = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 100svh;
  scroll-snap-align: start;
  /* The first one shares the screen with the top bar, because the page opens at its top. */
  &:first-child {
    min-height: calc(100svh - 56px);
    scroll-snap-align: none;
  }
  ${media.up('md')} {
    &:first-child {
      min-height: calc(100svh - 64px);
    }
  }
`;

/** With the script, `--seen` (0 to 1) fades the words in and out with their scene. */
export const Words = styled.div`
  position: relative;
  z-index: 2;
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  width: 100%;
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(32)} ${space(4)} ${space(20)};
  color: ${color('on-depth')};
  /* The picture may be light where long words begin. */
  ${media.down('lg')} {
    &::before {
      position: absolute;
      z-index: -1;
      inset: 0 calc(50% - 50vw);
      background: linear-gradient(transparent, ${shade(66)} ${space(24)}, ${shade(80)} 50%, transparent);
      content: '';
    }
  }
  ${media.up('md')} {
    gap: ${space(5)};
    padding-inline: ${space(6)};
  }
  ${media.up('lg')} {
    align-self: center;
    padding-block: ${space(20)};
  }
  @media (min-width: 2200px) {
    max-width: 2000px;
  }
  [data-live] & {
    opacity: var(--seen, 1);
    translate: 0 calc((1 - var(--seen, 1)) * 2rem);
  }
`;

export const Text = styled.p`
  max-width: 26em;
  font-size: ${fontSize('lg')};
  line-height: 1.5;
`;

const stress = `
  text-wrap: balance;
  em {
    font-style: normal;
    text-decoration: underline;
    text-decoration-color: color-mix(in oklab, ${color('primary')} 60%, ${color('on-depth')});
    text-decoration-thickness: 0.09em;
    text-decoration-skip-ink: none;
    text-underline-offset: 0.14em;
  }
`;

export const Headline = styled.h1`
  max-width: 8.5em;
  font-size: clamp(2.5rem, 1.5rem + 4.4vw, 6rem);
  line-height: 1.04;
  ${stress}
`;

export const Title = styled.h2`
  max-width: 10em;
  font-size: clamp(2.125rem, 1.4rem + 3.4vw, 4.75rem);
  line-height: 1.08;
  ${stress}
`;
