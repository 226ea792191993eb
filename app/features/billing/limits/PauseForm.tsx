import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Stack } from '~/ui/Layout/Layout';
import { RadioGroup, type RadioOption } from '~/ui/RadioGroup/RadioGroup';
import { TextField } from '~/ui/TextField/TextField';
import { LimitMoment } from './LimitMoment';
import { limitKinds } from './own-limits';
import type { ShownLimits } from './shown-limits';
import { WindowName } from './WindowName';

const lengths: RadioOption[] = [
  ...limitKinds.map((kind) => ({ value: kind, label: <WindowName kind={kind} /> })),
  { value: 'date', label: <FormattedMessage id="billing.limits-pause-date" defaultMessage="Until a day I choose" /> },
];

export interface PauseFormProps {
  pause: ShownLimits['pause'];
  days: ShownLimits['days'];
  problem: FormProblem | null;
}

/** Pauses ordering at once, or for longer; a pause ends early only after a day. */
export function PauseForm({ pause, days, problem }: PauseFormProps) {
  const intent = useNavigation().formData?.get('intent');
  const typed = problem?.values['intent'] === 'pause' ? problem.values : null;
  return (
    <Stack $gap={5}>
      <h2>
        <FormattedMessage id="billing.limits-pause" defaultMessage="Pause ordering" />
      </h2>
      {pause ? <Paused pause={pause} busy={intent === 'end-pause'} /> : null}
      <Form method="post" action="/credits/limits" noValidate>
        <Stack $gap={5}>
          <RadioGroup
            name="length"
            label={
              pause ? (
                <FormattedMessage id="billing.limits-pause-longer" defaultMessage="Pause for longer, from now" />
              ) : (
                <FormattedMessage id="billing.limits-pause-length" defaultMessage="For how long, from now?" />
              )
            }
            options={lengths}
            defaultValue={typed?.['length'] ?? 'week'}
            inline
          />
          <TextField
            type="date"
            name="until"
            min={days.first}
            max={days.last}
            label={
              <FormattedMessage id="billing.limits-pause-until" defaultMessage="If until a day: up to and including" />
            }
            defaultValue={typed?.['until']}
            error={fieldError(problem, 'until')}
          />
          <p className="quiet">
            <FormattedMessage
              id="billing.limits-pause-note"
              defaultMessage="You can go on writing and use the credits you have. Orders that you have already placed stay as they are."
            />
          </p>
          <Button wide variant="ghost" size="lg" busy={intent === 'pause'} name="intent" value="pause">
            {pause ? (
              <FormattedMessage id="billing.limits-pause-extend" defaultMessage="Make the pause longer" />
            ) : (
              <FormattedMessage id="billing.limits-pause" defaultMessage="Pause ordering" />
            )}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}

function Paused({ pause, busy }: { pause: NonNullable<ShownLimits['pause']>; busy: boolean }) {
  return (
    <Alert
      tone="info"
      title={
        <FormattedMessage
          id="billing.limits-is-paused"
          defaultMessage="Paused until {moment}"
          values={{ moment: <LimitMoment at={pause.until} /> }}
        />
      }
    >
      {pause.endable && pause.endsAt === null ? (
        <Form method="post" action="/credits/limits">
          <Stack $gap={2}>
            <p>
              <FormattedMessage
                id="billing.limits-pause-end-note"
                defaultMessage="If you end the pause early, it ends 24 hours from now."
              />
            </p>
            <Button variant="ghost" size="sm" busy={busy} name="intent" value="end-pause">
              <FormattedMessage id="billing.limits-pause-end" defaultMessage="End the pause early" />
            </Button>
          </Stack>
        </Form>
      ) : null}
    </Alert>
  );
}
