import type { FormProblem } from '~/contract/problem';
import { Check } from '~/ui/Icon/icons';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useHydrated } from '~/page/use-hydrated';
import { color, fontSize, media, pull, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { StickyFoot } from '~/ui/Sheet/Sheet';
import type { ProfileEdit, SectionName } from './profile-edit';
import type { SectionFields } from '../section-fields';
import { useSection, type SectionOptions, type SectionState } from './use-section';

const Lead = styled.p`
  max-width: 60ch;
  margin-bottom: ${space(5)};
  color: ${color('text-muted')};
`;

const Before = styled.div`
  margin-bottom: ${space(5)};
`;

/** What was saved and what was not stays visible above the end of the sheet. */
const Foot = styled(StickyFoot)`
  z-index: 1;
  margin-bottom: calc(${pull(6)} - env(safe-area-inset-bottom));
  ${media.up('md')} {
    margin-bottom: ${pull(8)};
  }
`;

const Tail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
`;

export const Said = styled.p`
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
  lead?: ReactNode;
  /** Content between the introduction and the form. */
  before?: ReactNode;
  /** The problem returned by the page's action, where the form was sent without JavaScript. */
  problem?: FormProblem;
  version: string;
  /** See `SectionOptions`; the version where it is left out. */
  stamp?: string;
  waits?: SectionOptions['waits'];
  onDone: () => void;
  children: (fields: SectionFields) => ReactNode;
}

/** The props of every section. */
export type EditedSection = Pick<ProfileSectionProps, 'problem' | 'onDone'> & { edit: ProfileEdit };

/** The form of a section in its sheet. It saves itself, and is an ordinary form without JavaScript. */
export function ProfileSection(props: ProfileSectionProps) {
  const { name, lead, before, problem: given, version, stamp = version, waits, onDone, children } = props;
  const { form, state, problem, shown, ...events } = useSection({ name, given, version, stamp, waits, onDone });
  const fields: SectionFields = {
    error: (field) => fieldError(problem, field),
    value: (field, stored) => problem?.values[field] ?? stored ?? '',
  };
  const hydrated = useHydrated();
  return (
    <>
      {lead ? <Lead>{lead}</Lead> : null}
      {before ? <Before>{before}</Before> : null}
      <form
        ref={form}
        method="post"
        action={`/profile?section=${name}`}
        noValidate
        {...events}
        aria-busy={state === 'saving' || undefined}
      >
        <input type="hidden" name="section" value={name} />
        <input type="hidden" name="version" value={version} />
        <Stack $gap={5}>
          <Fragment key={shown}>{children(fields)}</Fragment>
          <Foot>
            <ErrorAlert error={problem?.error} />
            <Tail>
              <SaveState state={state} failed={problem !== undefined} />
              <Button busy={state === 'saving'}>
                {hydrated && !problem ? (
                  <FormattedMessage id="profile.done" defaultMessage="Done" />
                ) : (
                  <FormattedMessage id="profile.save" defaultMessage="Save" />
                )}
              </Button>
            </Tail>
          </Foot>
        </Stack>
      </form>
    </>
  );
}

function SaveState({ state, failed }: { state: SectionState; failed: boolean }) {
  return (
    <Said role="status">
      {state === 'saved' ? <Saved /> : null}
      {state === 'changed' && failed ? (
        <FormattedMessage id="profile.not-saved" defaultMessage="Not saved yet" />
      ) : null}
      {state === 'changed' && !failed ? (
        <FormattedMessage id="profile.saves-itself" defaultMessage="Saves itself when you go on" />
      ) : null}
    </Said>
  );
}

export function Saved() {
  return (
    <>
      <Check size={16} aria-hidden />
      <FormattedMessage id="profile.saved" defaultMessage="Saved" />
    </>
  );
}
