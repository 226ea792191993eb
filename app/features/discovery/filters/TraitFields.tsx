import { ChevronDown } from '~/ui/Icon/icons';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { traitNames, traitValues } from '~/features/profiles/traits/trait-messages';
import { traits } from '~/features/profiles/traits/traits';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { Pills } from '~/ui/Pills/Pills';
import { searchTraits, type SearchForm, type SearchTrait } from './search-form';
import type { SearchOptions } from './search-options';

const Fold = styled.details`
  border-top: 1px solid ${color('line')};
  summary {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 44px;
    cursor: pointer;
    list-style: none;
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
    &::-webkit-details-marker {
      display: none;
    }
  }
  svg {
    flex: none;
    margin-left: auto;
  }
  &[open] svg {
    transform: rotate(180deg);
  }
`;

const Chosen = styled.span`
  overflow: hidden;
  color: ${color('text-muted')};
  font-weight: ${fontWeight('regular')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Inside = styled.div`
  padding: ${space(1)} 0 ${space(4)};
`;

/**
 * A `<details>` for each trait to search by, which opens without JavaScript, with the chosen values beside its name.
 */
export function TraitFields({ form, options }: { form: SearchForm; options: SearchOptions }) {
  const offered = searchTraits.filter((trait) => options.fields.includes(trait));
  if (offered.length === 0) return null;
  return (
    <div>
      {offered.map((trait) => (
        <TraitFold key={trait} trait={trait} chosen={form.traits[trait] ?? []} />
      ))}
    </div>
  );
}

function TraitFold({ trait, chosen }: { trait: SearchTrait; chosen: readonly string[] }) {
  const intl = useIntl();
  const labelOf = (value: string) => intl.formatMessage(traitValues[trait][value]!);
  return (
    <Fold>
      <summary>
        {intl.formatMessage(traitNames[trait])}
        {chosen.length > 0 ? <Chosen>{intl.formatList(chosen.map(labelOf))}</Chosen> : null}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <Inside>
        <Pills $small role="group" aria-label={intl.formatMessage(traitNames[trait])}>
          {traits[trait].map((value) => (
            <label key={value}>
              <input type="checkbox" name={trait} value={value} defaultChecked={chosen.includes(value)} />
              <span>{labelOf(value)}</span>
            </label>
          ))}
        </Pills>
      </Inside>
    </Fold>
  );
}
