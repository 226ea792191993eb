import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ProfileEdit } from '~/features/profiles/edit/profile-edit';
import { SensitiveConsent } from '~/features/profiles/edit/TraitFields';
import type { SectionFields } from '~/features/profiles/section-fields';
import { traitNames, traitValues } from '~/features/profiles/traits/trait-messages';
import { traits, type TraitName } from '~/features/profiles/traits/traits';
import { color, fontSize, fontWeight, forcedEdge, media, radius, space } from '~/theme/tokens';
import { FieldError } from '~/ui/FieldError/FieldError';
import { ChevronDown } from '~/ui/Icon/icons';
import { PillGroup, Pills } from '~/ui/Pills/Pills';

const Title = styled.h2`
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
`;

/* Chips in a row that breaks; the open one has a row of its own. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

const Trait = styled.details`
  max-width: 100%;
  &[open] {
    flex-basis: 100%;
    padding: ${space(3)};
    border-radius: min(${radius('md')}, 16px);
    background: ${color('surface-sunken')};
  }
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 44px;
    padding: ${space(1)} ${space(4)};
    border-radius: ${radius('full')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    font-size: ${fontSize('sm')};
    line-height: 1.25;
    list-style: none;
    cursor: pointer;
    ${forcedEdge}
    ${media.hover} {
      &:hover {
        box-shadow: inset 0 0 0 1px ${color('text')};
      }
    }
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
  > :not(summary) {
    margin-top: ${space(3)};
  }
`;

export interface TraitChipsProps {
  names: readonly TraitName[];
  edit: Pick<ProfileEdit, 'traits' | 'sensitive'>;
  fields: SectionFields;
}

/** The traits that one may add: a chip for each, which opens its values. Without scripts, too. */
export function TraitChips({ names, edit, fields }: TraitChipsProps) {
  if (names.length === 0) return null;
  return (
    <div>
      <Title>
        <FormattedMessage id="joining.traits" defaultMessage="More about you, if you like" />
      </Title>
      <Row>
        {names.map((name) => (
          <TraitChip key={name} name={name} edit={edit} fields={fields} />
        ))}
      </Row>
    </div>
  );
}

function TraitChip({ name, edit, fields }: Omit<TraitChipsProps, 'names'> & { name: TraitName }) {
  const intl = useIntl();
  const [value, setValue] = useState(fields.value(name, edit.traits[name]));
  const asksConsent = name === 'sexuality' && !edit.sensitive;
  const error = fields.error(name);
  // What is wrong is never hidden in a chip.
  const [open] = useState(Boolean(error) || (asksConsent && Boolean(fields.error('sensitive'))));
  const errorId = useId();
  const label = intl.formatMessage(traitNames[name]);
  const options = ['', ...traits[name]].map((option) => ({
    option,
    text: option
      ? intl.formatMessage(traitValues[name][option]!)
      : intl.formatMessage({ id: 'profile.not-said', defaultMessage: 'Rather not say' }),
  }));
  const chosen = value === '' ? undefined : options.find(({ option }) => option === value)?.text;
  return (
    <Trait open={open}>
      <summary>
        {chosen ? `${label}: ${chosen}` : label}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <PillGroup role="radiogroup" aria-label={label} aria-describedby={error ? errorId : undefined}>
        <Pills $small>
          {options.map(({ option, text }) => (
            <label key={option}>
              <input
                type="radio"
                name={name}
                value={option}
                defaultChecked={option === value}
                onChange={() => setValue(option)}
              />
              <span>{text}</span>
            </label>
          ))}
        </Pills>
      </PillGroup>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {asksConsent ? <SensitiveConsent fields={fields} /> : null}
    </Trait>
  );
}
