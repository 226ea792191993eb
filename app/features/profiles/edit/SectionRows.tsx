import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space, sunkenOnHover } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { ChevronRight } from '~/ui/Icon/icons';
import { sectionNames, type ProfileEdit, type SectionName } from './profile-edit';
import { partGains, partNames, partOfSection } from './profile-parts';
import { Said, Saved } from './ProfileSection';
import { sectionTitles } from './section-titles';
import { valueOfSection } from './section-values';
import { OPENED_HERE } from './use-open-section';

const Rows = styled(Card)`
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    /* Keeps the row below the sticky header when it is scrolled to. */
    scroll-margin-top: ${space(24)};
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 72px;
  padding: ${space(4)} ${space(5)};
  ${sunkenOnHover}
  > svg {
    flex: none;
    color: ${color('text-muted')};
  }
  h2 {
    font-size: ${fontSize('md')};
  }
`;

/** Reaches over its whole row, and is named by the title alone. */
const Opener = styled(Link)`
  color: ${color('text')};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color('focus')};
    outline-offset: -3px;
  }
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
`;

const Value = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

const Gain = styled.p`
  margin-top: ${space(1)};
  font-size: ${fontSize('sm')};
  strong {
    color: ${color('primary-text')};
    font-weight: ${fontWeight('strong')};
  }
`;

const SavedNow = styled(Said)`
  padding: 0 ${space(5)} ${space(3)};
`;

export interface SectionRowsProps {
  edit: ProfileEdit;
  /** The section that was just saved by a form without JavaScript. */
  saved: SectionName | null;
  /** Someone is about to open a section. */
  onNear?: () => void;
}

/** The sections of the profile, each with what it holds, or why it is worth filling in. Each opens its sheet. */
export function SectionRows({ edit, saved, onNear }: SectionRowsProps) {
  const offered = sectionNames.filter((name) => name !== 'notes' || Object.keys(edit.notes).length > 0);
  return (
    <Rows as="div" $pad="none" onPointerDown={onNear} onFocus={onNear}>
      <ul>
        {offered.map((name) => (
          <li key={name} id={name}>
            <SectionRow name={name} edit={edit} />
            {saved === name ? (
              <SavedNow role="status">
                <Saved />
              </SavedNow>
            ) : null}
          </li>
        ))}
      </ul>
    </Rows>
  );
}

function SectionRow({ name, edit }: { name: SectionName; edit: ProfileEdit }) {
  const intl = useIntl();
  const value = valueOfSection(intl, edit, name);
  const part = partOfSection[name];
  const missing = part !== undefined && edit.completeness.missing.includes(part);
  return (
    <Row>
      <Texts>
        <h2>
          <Opener
            to={`/profile?section=${name}`}
            state={OPENED_HERE}
            preventScrollReset
            aria-describedby={`${name}-value`}
          >
            {intl.formatMessage(sectionTitles[name])}
          </Opener>
        </h2>
        <div id={`${name}-value`}>
          {value === '' && missing ? null : (
            <Value dir="auto">
              {value === '' ? <FormattedMessage id="profile.section-empty" defaultMessage="Nothing here yet" /> : value}
            </Value>
          )}
          {missing ? (
            <Gain>
              <strong>{intl.formatMessage(partNames[part])}</strong> {intl.formatMessage(partGains[part])}
            </Gain>
          ) : null}
        </div>
      </Texts>
      <ChevronRight size={20} aria-hidden />
    </Row>
  );
}
