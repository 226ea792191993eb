import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Card } from '~/ui/Card/Card';
import { Stack } from '~/ui/Layout/Layout';
import type { PhotoCheckView } from './photo-check-view';

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

/** Withdraws the consent. */
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

/** The button that agrees and gives a pose, or why there is none. */
export function Begin({ check: { agreed, hasPhoto, nextAt, version } }: { check: PhotoCheckView }) {
  if (!hasPhoto) {
    return (
      <>
        <p>
          <FormattedMessage
            id="photocheck.needs-photo"
            defaultMessage="First you need a photo that others can see: there is nothing to compare with yet."
          />
        </p>
        <Row>
          <ButtonLink to="/profile/photos">
            <FormattedMessage id="photocheck.add-photo" defaultMessage="Add a photo" />
          </ButtonLink>
        </Row>
      </>
    );
  }
  if (nextAt !== null) {
    return (
      <p>
        <FormattedMessage
          id="photocheck.next-at"
          defaultMessage="You have sent as many pictures as we can compare for now. The next one is possible from {day}."
          values={{ day: <Day at={nextAt} /> }}
        />
      </p>
    );
  }
  return (
    <Form method="post" action={PATH}>
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="version" value={version} />
      <Button>
        {agreed ? (
          <FormattedMessage id="photocheck.begin" defaultMessage="Give me a pose" />
        ) : (
          <FormattedMessage id="photocheck.agree" defaultMessage="I agree, give me a pose" />
        )}
      </Button>
    </Form>
  );
}

/** In the brand's time zone, as on the server. */
export function Day({ at }: { at: number | null }): ReactNode {
  const { timeZone } = useShell();
  return at === null ? null : <FormattedDate value={at} dateStyle="long" timeZone={timeZone} />;
}
