import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { NoteFields } from '~/features/profiles/edit/NoteFields';
import type { ProfileEdit } from '~/features/profiles/edit/profile-edit';
import { FlowFrame, type StepProps } from './FlowFrame';
import { StepForm } from './StepForm';

export interface AboutStepProps extends StepProps {
  notes: ProfileEdit['notes'];
  problem?: FormProblem;
}

export function AboutStep({ notes, problem, ...flow }: AboutStepProps) {
  return (
    <FlowFrame
      {...flow}
      title={<FormattedMessage id="joining.about-title" defaultMessage="In your own words" />}
      lead={
        <FormattedMessage
          id="joining.about-lead"
          defaultMessage="Two or three sentences are plenty. They give others something to reply to."
        />
      }
    >
      <StepForm step={flow.step} problem={problem}>
        {(fields) => <NoteFields notes={notes} fields={fields} />}
      </StepForm>
    </FlowFrame>
  );
}
