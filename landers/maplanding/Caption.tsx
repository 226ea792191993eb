import { styled } from 'styled-components';
import { color, Copy, fontSize, fontWeight, radius, space } from '~/landing/kit/kit';
import type { MapRegion } from './use-regions';

const Bar = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 68px;
  padding-top: ${space(2)};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  align-items: center;
  > * {
    grid-area: 1 / 1;
    background: var(--stage);
  }
`;

const Prompt = styled.span`
  color: var(--ink-soft);
`;

const Name = styled.b`
  display: block;
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('heading')};
  line-height: 1.2;
`;

const Go = styled.a`
  flex: none;
  padding: ${space(3)} ${space(5)};
  border-radius: ${radius('control')};
  background: ${color('primary')};
  color: ${color('on-primary')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  text-decoration: none;
`;

/** The region in words, which screen readers read from the link. The script shows the button on touch screens. */
export function Caption({ regions }: { regions: MapRegion[] }) {
  return (
    <Bar>
      <Words aria-hidden>
        <Prompt>
          <Copy slot="prompt" />
        </Prompt>
        {regions.map(({ key, name, count }) => (
          <span key={key} data-m={key}>
            <Name>{name}</Name>
            {count}
          </span>
        ))}
      </Words>
      <Go hidden data-go href="#regions">
        <Copy slot="go" />
      </Go>
    </Bar>
  );
}
