import { Form } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { photoCheckText } from '~/features/profiles/consents/consent-words';
import { SECOND_CHECK_DAYS } from '~/features/profiles/consents/consents';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Card } from '~/ui/Card/Card';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { Stack } from '~/ui/Layout/Layout';
import { checkRejectionWords } from './check-rejections';
import { Begin, Day, Muted, PATH, Row, Withdraw } from './PhotoCheckParts';
import { PosePicture } from './PosePicture';
import type { PhotoCheckView } from './photo-check-view';

export type PhotoCheckNotice = 'begun' | 'sent' | 'withdrawn' | 'second' | 'too-late' | 'changed';

export interface PhotoCheckScreenProps {
  check: PhotoCheckView;
  notice: PhotoCheckNotice | null;
  problem?: FormProblem | undefined;
}

/** The check of a member's first photo: what it is, where it stands, and how to take it back. */
export function PhotoCheckScreen({ check, notice, problem }: PhotoCheckScreenProps) {
  return (
    <SettingsFrame
      section="photo-check"
      lead={
        <FormattedMessage
          id="photocheck.lead"
          defaultMessage="A mark for people whose first photo somebody of our team has compared with a picture taken for it. It is free, and it is your choice."
        />
      }
    >
      <Stack $gap={6}>
        <FormAlert result={problem}>{problem?.error ? <ErrorMessage {...problem.error} /> : null}</FormAlert>
        {notice ? <Notice notice={notice} /> : null}
        <Card $pad="lg">
          <Stack $gap={4}>
            <Stage check={check} />
          </Stack>
        </Card>
        {check.agreed ? <Withdraw /> : null}
      </Stack>
    </SettingsFrame>
  );
}

function Notice({ notice }: { notice: PhotoCheckNotice }) {
  switch (notice) {
    case 'changed':
      return (
        <Alert tone="warning" role="status">
          <FormattedMessage
            id="photocheck.notice-changed"
            defaultMessage="This text was renewed while you were reading it, so nothing was saved. Please read it again."
          />
        </Alert>
      );
    case 'too-late':
      return (
        <Alert tone="warning" role="status">
          <FormattedMessage
            id="photocheck.notice-too-late"
            defaultMessage="Your picture has been erased meanwhile, so nobody can look at it again. You can send a new one."
          />
        </Alert>
      );
    case 'withdrawn':
      return (
        <Alert tone="success" role="status">
          <FormattedMessage
            id="photocheck.notice-withdrawn"
            defaultMessage="You took it back. Your mark is gone, and your picture is erased."
          />
        </Alert>
      );
    default:
      return null;
  }
}

function Stage({ check }: { check: PhotoCheckView }) {
  switch (check.stage) {
    case 'offered':
      return <Offered check={check} />;
    case 'asked':
      return <PosePicture check={check} />;
    case 'sent':
      return <Sent check={check} />;
    case 'second':
      return (
        <>
          <h2>
            <FormattedMessage id="photocheck.second-title" defaultMessage="Somebody else is having a second look" />
          </h2>
          <p>
            <FormattedMessage
              id="photocheck.second-text"
              defaultMessage="It is another person than the first time, and what they decide is final. Your picture is erased in any case once they have."
            />
          </p>
        </>
      );
    case 'approved':
      return <Approved check={check} />;
    case 'changed':
      return <Changed check={check} />;
    case 'rejected':
      return <Rejected check={check} />;
  }
}

function Offered({ check }: { check: PhotoCheckView }) {
  const { brand } = useShell();
  const intl = useIntl();
  return (
    <>
      <h2>
        <FormattedMessage id="photocheck.offered-title" defaultMessage="Show that your first photo is you" />
      </h2>
      <p>{intl.formatMessage(photoCheckText, { brand: brand.name, days: SECOND_CHECK_DAYS })}</p>
      {check.withdrawnAt === null ? null : (
        <Muted>
          <FormattedMessage
            id="photocheck.withdrawn-on"
            defaultMessage="You took it back on {day}."
            values={{ day: <Day at={check.withdrawnAt} /> }}
          />
        </Muted>
      )}
      <Begin check={check} />
    </>
  );
}

function Sent({ check }: { check: PhotoCheckView }) {
  return (
    <>
      <h2>
        <FormattedMessage id="photocheck.sent-title" defaultMessage="Somebody is comparing" />
      </h2>
      <p>
        <FormattedMessage
          id="photocheck.sent-text"
          defaultMessage="Your picture arrived on {day}. Come back here to see what was decided. Until then nothing changes on your profile."
          values={{ day: <Day at={check.at} /> }}
        />
      </p>
      <Muted>
        <FormattedMessage
          id="photocheck.sent-photo"
          defaultMessage="Please keep your first photo as it is: the mark belongs to the photo that we compare."
        />
      </Muted>
    </>
  );
}

function Approved({ check }: { check: PhotoCheckView }) {
  return (
    <>
      <h2>
        <FormattedMessage id="photocheck.approved-title" defaultMessage="Your first photo is checked" />
      </h2>
      <p>
        <FormattedMessage
          id="photocheck.approved-text"
          defaultMessage="Since {day} your profile shows the mark, and the picture that you sent is erased. The mark belongs to this first photo: if you choose another one, the mark is not shown with it."
          values={{ day: <Day at={check.at} /> }}
        />
      </p>
      <Row>
        <ButtonLink to="/profile/photos" variant="secondary">
          <FormattedMessage id="photocheck.to-photos" defaultMessage="Your photos" />
        </ButtonLink>
      </Row>
    </>
  );
}

function Changed({ check }: { check: PhotoCheckView }) {
  return (
    <>
      <h2>
        <FormattedMessage id="photocheck.changed-title" defaultMessage="Your mark is not shown at the moment" />
      </h2>
      <p>
        <FormattedMessage
          id="photocheck.changed-text"
          defaultMessage="Your first photo is not the one that we compared on {day}. Put that one first again, or have the new one checked."
          values={{ day: <Day at={check.at} /> }}
        />
      </p>
      <Row>
        <ButtonLink to="/profile/photos" variant="secondary">
          <FormattedMessage id="photocheck.to-photos" defaultMessage="Your photos" />
        </ButtonLink>
      </Row>
      <Begin check={check} />
    </>
  );
}

function Rejected({ check }: { check: PhotoCheckView }) {
  const intl = useIntl();
  const { rejection, secondUntil, at } = check;
  return (
    <>
      <h2>
        <FormattedMessage id="photocheck.rejected-title" defaultMessage="We couldn’t give you the mark" />
      </h2>
      <p>
        {rejection ? intl.formatMessage(checkRejectionWords[rejection]) : null}{' '}
        <FormattedMessage
          id="photocheck.rejected-text"
          defaultMessage="This was decided on {day} by a person of our team. Nobody else can see it, and nothing changes on your profile."
          values={{ day: <Day at={at} /> }}
        />
      </p>
      {secondUntil === null ? (
        <Muted>
          <FormattedMessage id="photocheck.rejected-erased" defaultMessage="The picture that you sent is erased." />
        </Muted>
      ) : (
        <>
          <p>
            <FormattedMessage
              id="photocheck.second-offer"
              defaultMessage="If you disagree, somebody else of our team looks again. We hold the picture for that until {day}, then it is erased."
              values={{ day: <Day at={secondUntil} /> }}
            />
          </p>
          <Form method="post" action={PATH}>
            <Button name="intent" value="second" variant="secondary">
              <FormattedMessage id="photocheck.ask-second" defaultMessage="Ask for a second look" />
            </Button>
          </Form>
        </>
      )}
      <Begin check={check} />
    </>
  );
}
