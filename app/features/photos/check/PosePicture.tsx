import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DomainError } from '~/contract/problem';
import { Button } from '~/ui/Button/Button';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { MAX_MEGABYTES, problemOfFile } from '../pick/picked-files';
import { PhotoZone } from '../pick/PhotoZone';
import { Muted, PATH, Pose, Row } from './PhotoCheckParts';
import type { PhotoCheckView } from './photo-check-view';
import { poseWords } from './poses';

/** The pose that was given, and the form that sends the picture of it. */
export function PosePicture({ check: { pose, posesLeft } }: { check: Pick<PhotoCheckView, 'pose' | 'posesLeft'> }) {
  const intl = useIntl();
  return (
    <>
      <h2>
        <FormattedMessage id="photocheck.asked-title" defaultMessage="Take a picture like this" />
      </h2>
      {pose ? <Pose>{intl.formatMessage(poseWords[pose])}</Pose> : null}
      <Muted>
        <FormattedMessage
          id="photocheck.asked-text"
          defaultMessage="Alone, in good light, with your whole face in the picture, without sunglasses or a filter. It never appears on your profile."
        />
      </Muted>
      <Send />
      {posesLeft > 0 ? (
        <Form method="post" action={PATH}>
          <Button name="intent" value="pose" variant="ghost" size="sm">
            <FormattedMessage id="photocheck.other-pose" defaultMessage="I can’t do this pose" />
          </Button>
        </Form>
      ) : null}
    </>
  );
}

/** With JavaScript the chosen file is named before it is sent; without, the browser posts the form. */
function Send() {
  const intl = useIntl();
  const submit = useSubmit();
  const sending = useNavigation().formEncType === 'multipart/form-data';
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<DomainError | null>(null);
  const choose = (chosen: File | undefined) => {
    const refused = chosen ? problemOfFile(chosen) : null;
    setProblem(refused);
    setFile(refused ? null : (chosen ?? null));
  };
  const send = (event: FormEvent) => {
    if (!file) return;
    event.preventDefault();
    const form = new FormData();
    form.append('picture', file);
    submit(form, { method: 'post', action: PATH, encType: 'multipart/form-data' });
  };
  const label = file
    ? intl.formatMessage({ id: 'photocheck.choose-other', defaultMessage: 'Choose another picture' })
    : intl.formatMessage({ id: 'photocheck.choose', defaultMessage: 'Choose the picture' });
  return (
    <Form method="post" action={PATH} encType="multipart/form-data" onSubmit={send}>
      <Stack $gap={4}>
        <ErrorAlert error={problem} />
        <PhotoZone
          name="picture"
          title={label}
          label={label}
          hint={
            file ? (
              file.name
            ) : (
              <FormattedMessage
                id="photocheck.size"
                defaultMessage="Up to {megabytes} MB."
                values={{ megabytes: MAX_MEGABYTES }}
              />
            )
          }
          camera="user"
          required={!file}
          disabled={sending}
          onFiles={(files) => choose(files[0])}
        />
        <Row>
          <Button disabled={sending}>
            {sending ? (
              <FormattedMessage id="photocheck.sending" defaultMessage="Sending…" />
            ) : (
              <FormattedMessage id="photocheck.send" defaultMessage="Send the picture" />
            )}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
