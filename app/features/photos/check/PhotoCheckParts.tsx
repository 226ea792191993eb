import { Form } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Card } from '~/ui/Card/Card';
import { Stack } from '~/ui/Layout/Layout';

export const PATH = '/notifications/photo-check';

export const Muted = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** The pose is what one reads with the phone in one hand. */
export const Pose = styled.p`
  padding: ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.35;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Takes the consent back. */
export function Withdraw() {
  return (
    <Card $pad="lg">
      <Stack $gap={3}>
        <h2>
          <FormattedMessage id="photocheck.withdraw-title" defaultMessage="Take it back" />
        </h2>
        <Muted>
          <FormattedMessage
            id="photocheck.withdraw-text"
            defaultMessage="You no longer agree: the mark goes, and a picture that we still have is erased. Nothing else changes."
          />
        </Muted>
        <Form method="post" action={PATH}>
          <Button name="intent" value="withdraw" variant="ghost">
            <FormattedMessage id="photocheck.withdraw" defaultMessage="Take it back" />
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
