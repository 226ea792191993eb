import { useId, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { PillGroup, PillHint, Pills } from '~/ui/Pills/Pills';
import { SelectInput } from '~/ui/Select/Select';
import { api } from '~/api-client/api';
import type { InterestResponse } from '~/contract/places';
import { INTERESTS_AT_ONCE, type SearchChoice } from './search-options';

const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  &:not(:first-child) {
    margin-top: ${space(2)};
  }
`;

interface InterestFieldProps {
  chosen: readonly string[];
  choices: readonly SearchChoice[];
  /** Whether `choices` holds every interest. If not, the field fetches the full list. */
  all: boolean;
}

/** The list to add from is a field of the form, so that without JavaScript Add searches with one more interest. */
export function InterestField({ chosen, choices: given, all }: InterestFieldProps) {
  const choices = useInterests(!all) ?? given;
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const [picked, setPicked] = useState(chosen);
  const names = new Map(choices.map((choice) => [choice.id, choice.name]));
  const onAdd = (event: MouseEvent) => {
    // Enter in another field presses the first button of the form, which is this one. What is meant then is to search.
    if (event.detail === 0 && document.activeElement !== event.currentTarget) return;
    event.preventDefault();
    const value = list.current?.value ?? '';
    if (value !== '' && !picked.includes(value)) setPicked([...picked, value]);
    if (list.current) list.current.value = '';
    list.current?.focus();
  };
  return (
    <PillGroup>
      <legend>
        <FormattedMessage id="members.interests" defaultMessage="Interests" />
      </legend>
      {picked.length > 0 ? (
        <Pills $small>
          {picked.map((interest) => (
            <label key={interest}>
              <input type="checkbox" name="interests" value={interest} defaultChecked />
              <span>{names.get(interest)}</span>
            </label>
          ))}
        </Pills>
      ) : null}
      {picked.length < INTERESTS_AT_ONCE ? (
        <Adding>
          <SelectInput
            ref={list}
            id={id}
            name="interests"
            defaultValue=""
            aria-label={intl.formatMessage({ id: 'members.interest', defaultMessage: 'Interest' })}
          >
            <option value="">
              {intl.formatMessage({ id: 'members.choose-interest', defaultMessage: 'Choose an interest' })}
            </option>
            {choices
              .filter((choice) => !picked.includes(choice.id))
              .map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}
                </option>
              ))}
          </SelectInput>
          <Button type="submit" variant="ghost" onClick={onAdd}>
            <FormattedMessage id="members.add-interest" defaultMessage="Add" />
          </Button>
        </Adding>
      ) : null}
      <PillHint>
        <FormattedMessage
          id="members.interests-hint"
          defaultMessage="Up to {limit, number}. We find anyone who shares one of them."
          values={{ limit: INTERESTS_AT_ONCE }}
        />
      </PillHint>
    </PillGroup>
  );
}

/** All interests in the reader's language, fetched once for each page load; undefined until they arrive. */
export function useInterests(enabled = true): InterestResponse[] | undefined {
  return useQuery({
    queryKey: ['interests'],
    queryFn: () => api.get('/api/interests.php').then(({ interests }) => interests),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
