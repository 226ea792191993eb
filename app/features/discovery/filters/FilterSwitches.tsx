import { FormattedMessage, useIntl } from 'react-intl';
import { PillGroup, PillHint, Pills } from '~/ui/Pills/Pills';
import { searchSwitches, type SearchForm, type SearchSwitch } from './search-form';
import { switchWords } from './switch-words';

interface FilterSwitchesProps {
  form: SearchForm;
  /** The brand's word for a fictional profile. */
  fictional: string;
  /** Whether the brand checks photos. */
  photoCheck: boolean;
}

/** The yes-or-no filters (online, new, with photo, real). Every brand offers them, whichever other filters it has. */
export function FilterSwitches({ form, fictional, photoCheck }: FilterSwitchesProps) {
  const names = (Object.keys(searchSwitches) as SearchSwitch[]).filter((name) => photoCheck || name !== 'checked');
  const intl = useIntl();
  return (
    <PillGroup>
      <legend>
        <FormattedMessage id="members.only" defaultMessage="Only" />
      </legend>
      <Pills $small>
        {names.map((name) => (
          <label key={name}>
            <input type="checkbox" name={searchSwitches[name]} value="1" defaultChecked={form[name]} />
            <span>{intl.formatMessage(switchWords[name])}</span>
          </label>
        ))}
      </Pills>
      <PillHint>
        <FormattedMessage
          id="members.only-hint"
          defaultMessage="Real, online and new leave out every {fictional}."
          values={{ fictional }}
        />
      </PillHint>
    </PillGroup>
  );
}
