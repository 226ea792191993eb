import { CircleAlert } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';

const Root = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${color('danger-text')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** Stands next to the field, never by colour alone. The control must refer to it with aria-describedby. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Root id={id}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </Root>
  );
}
