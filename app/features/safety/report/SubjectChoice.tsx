import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { privatePhotoUrl } from '~/page/photo-url';
import { radius } from '~/theme/tokens';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import type { ReportSubject } from './report-view';

const Thumb = styled.img`
  width: 42px;
  height: 56px;
  border-radius: ${radius('sm')};
  object-fit: cover;
`;

export interface SubjectChoiceProps {
  subjects: readonly ReportSubject[];
  chosen: string;
  error?: ReactNode;
}

/** The choice of the subject: the profile, one of its photos, or a message. Absent if there is only the profile. */
export function SubjectChoice({ subjects, chosen, error }: SubjectChoiceProps) {
  if (subjects.length < 2) return <input type="hidden" name="subject" value={chosen} />;
  return (
    <RadioGroup
      name="subject"
      label={<FormattedMessage id="safety.subject" defaultMessage="What is it about?" />}
      options={subjects.map((subject) => ({
        value: subject.value,
        label: <SubjectWords subject={subject} />,
        detail: subject.kind === 'message' && subject.text ? <span dir="auto">{subject.text}</span> : undefined,
        aside:
          subject.kind === 'photo' && subject.thumb ? (
            <Thumb src={privatePhotoUrl(subject.thumb)} alt="" width={42} height={56} loading="lazy" />
          ) : undefined,
      }))}
      defaultValue={chosen}
      error={error}
    />
  );
}

function SubjectWords({ subject }: { subject: ReportSubject }) {
  if (subject.kind === 'profile') {
    return <FormattedMessage id="safety.subject-profile" defaultMessage="The profile as a whole" />;
  }
  if (subject.kind === 'photo') {
    const { number } = subject;
    return <FormattedMessage id="safety.subject-photo" defaultMessage="Photo {number}" values={{ number }} />;
  }
  const { at, type } = subject;
  const values = {
    day: <FormattedDate value={at} {...DATE_FORMATS.short} />,
    time: <FormattedTime value={at} {...DATE_FORMATS.time} />,
  };
  if (type === 'photo') {
    return (
      <FormattedMessage id="safety.subject-photo-message" defaultMessage="Photo sent {day}, {time}" values={values} />
    );
  }
  if (type === 'gift') {
    return <FormattedMessage id="safety.subject-gift" defaultMessage="Gift sent {day}, {time}" values={values} />;
  }
  return <FormattedMessage id="safety.subject-message" defaultMessage="Message from {day}, {time}" values={values} />;
}
