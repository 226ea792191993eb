import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';

export const Fold = styled.details`
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  padding: 0 ${space(5)};
  &[open] {
    padding-bottom: ${space(5)};
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 44px;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  > summary {
    font-weight: ${fontWeight('strong')};
    > :last-child {
      margin-inline-start: auto;
    }
  }
  &[open] > summary > :last-child {
    transform: rotate(180deg);
  }
  ${media.down('sm')} {
    &:not([open]) {
      padding: 0;
      > summary {
        justify-content: center;
        width: 44px;
        /* The name is still read out. */
        > span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }
        > :last-child {
          display: none;
        }
      }
    }
  }
`;

export const Items = styled.ul`
  display: grid;
  margin-bottom: ${space(4)};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(3)};
  border-top: 1px solid ${color('line')};
  > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
    &[aria-current] {
      font-weight: ${fontWeight('strong')};
    }
  }
  > details {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    &[open] {
      grid-column: 1 / -1;
      padding-bottom: ${space(3)};
    }
  }
`;

export const NameForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  > :first-of-type:not(input) {
    flex: 1 1 100%;
  }
`;

export const Elsewhere = styled.p`
  margin-top: ${space(4)};
  font-size: ${fontSize('sm')};
`;
