import type { FormProblem } from '~/contract/problem';
import { Check } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useHydrated } from '~/page/use-hydrated';
import { color, fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Card } from '~/ui/Card/Card';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import type { ProfileEdit, SectionName } from './profile-edit';
import type { SectionFields } from '../section-fields';
import { useSection, type SectionState } from './use-section';

export const SectionCard = styled(Card)`
  /* Keeps the section below the sticky header when it is scrolled to. */
  scroll-margin-top: ${space(24)};
  h2 {
    margin-bottom: ${space(1)};
  }
  form {
    margin-top: ${space(5)};
  }
`;

export const Lead = styled.p`
  max-width: 60ch;
  color: ${color('text-muted')};
`;

const Tail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  /* The button comes and goes. */
  min-height: 44px;
  > [hidden] {
    display: none;
  }
`;

const Said = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  svg {
    color: ${color('success-text')};
  }
`;

export interface ProfileSectionProps {
  name: SectionName;
  title: ReactNode;
  lead?: ReactNode;
  /** Content between the introduction and the form. */
  before?: ReactNode;
  /** The problem returned by the page's action, where the form was sent without JavaScript. */
  problem?: FormProblem;
  /** The section was just saved by a form without JavaScript. */
  saved?: boolean;
  /** See `useSection`. */
  stamp?: string;
  children: (fields: SectionFields) => ReactNode;
}

/** The props of every section of the page. */
export type EditedSection = Pick<ProfileSectionProps, 'problem' | 'saved'> & { edit: ProfileEdit };

/** Saves itself in place, or is an ordinary form without JavaScript. */
export function ProfileSection(props: ProfileSectionProps) {
  const { name, title, lead, before, problem: given, saved = false, stamp = '', children } = props;
  const { form, state, problem, ...events } = useSection(name, given, stamp);
  const fields: SectionFields = {
    error: (field) => fieldError(problem, field),
    value: (field, stored) => problem?.values[field] ?? stored ?? '',
  };
  const hydrated = useHydrated();
  const titleId = `${name}-title`;
  return (
    <SectionCard $pad="lg" id={name} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {lead ? <Lead>{lead}</Lead> : null}
      {before}
      <form
        ref={form}
        method="post"
        action={`/profile#${name}`}
        noValidate
        {...events}
        aria-busy={state === 'saving' || undefined}
      >
        <input type="hidden" name="section" value={name} />
        <Stack $gap={5}>
          <ErrorAlert error={problem?.error} />
          {children(fields)}
          <Tail>
            <Button
              busy={state === 'saving'}
              aria-describedby={titleId}
              hidden={hydrated && !problem && (state === 'as-stored' || state === 'saved')}
            >
              <FormattedMessage id="profile.save" defaultMessage="Save" />
            </Button>
            <SaveState state={saved && state === 'as-stored' ? 'saved' : state} />
          </Tail>
        </Stack>
      </form>
    </SectionCard>
  );
}

function SaveState({ state }: { state: SectionState }) {
  return (
    <Said role="status">
      {state === 'saved' ? (
        <>
          <Check size={16} aria-hidden />
          <FormattedMessage id="profile.saved" defaultMessage="Saved" />
        </>
      ) : null}
      {state === 'changed' ? (
        <FormattedMessage id="profile.saves-itself" defaultMessage="Saves itself when you go on" />
      ) : null}
    </Said>
  );
}
