import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '~/theme/tokens';

/** The drawing above the words on phones, beside them on larger screens; people below both. */
export const Root = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(6)};
  width: 100%;
  max-width: 976px;
  margin-inline: auto;
  padding: ${space(6)} ${space(4)} ${space(12)};
  text-align: center;
  > svg {
    width: min(100%, 300px);
    height: auto;
    margin-inline: auto;
  }
  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(8)} ${space(12)};
    padding: ${space(14)} ${space(6)} ${space(16)};
    text-align: start;
    > svg {
      width: 100%;
    }
  }
`;

export const Said = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  min-width: 0;
  ${media.up('md')} {
    justify-items: start;
  }
`;

export const Status = styled.p`
  margin: 0;
  color: ${color('primary-text')};
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('heading')};
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.h1`
  max-width: 100%;
  margin: 0;
  font-size: ${fontSize('2xl')};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Hint = styled.p`
  max-width: 46ch;
  margin: 0;
  color: ${color('text-muted')};
`;

export const Id = styled.code`
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;

export const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: center;
  margin-top: ${space(3)};
  ${media.up('md')} {
    justify-content: start;
  }
`;

/** Six people in full rows at every width. */
export const People = styled.section`
  grid-column: 1 / -1;
  min-width: 0;
  margin-top: ${space(4)};
  text-align: start;
  h2 {
    margin-bottom: ${space(3)};
  }
`;
