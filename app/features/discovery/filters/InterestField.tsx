import { createContext, useContext, useId, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '~/page/use-hydrated';
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
  /** The names of the chosen ones. */
  known: readonly SearchChoice[];
}

/** The list to add from is a field of the form, so that without JavaScript Add searches with one more interest. */
export function InterestField({ chosen, known }: InterestFieldProps) {
  const choices = useChoices();
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const [picked, setPicked] = useState(chosen);
  const names = new Map([...known, ...choices].map(({ id, name }) => [id, name]));
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

/** All interests in the reader's language where the page is rendered for a document: on the server. */
export const AllInterests = createContext<readonly SearchChoice[] | null>(null);

/**
 * All interests, without those chosen when the document was made. They are 120, so they come once: in the document as
 * the options of the list, from where the browser takes them, and to a page that is navigated to from the API.
 */
function useChoices(): readonly SearchChoice[] {
  const given = useContext(AllInterests);
  const hydrated = useHydrated();
  const [written] = useState(() => (given || hydrated ? null : writtenChoices(document)));
  const fetched = useInterests(!given && !written);
  return given ?? written ?? fetched ?? [];
}

/** What the server wrote as the options of the list. */
function writtenChoices(from: Document): SearchChoice[] {
  const options = from.querySelectorAll<HTMLOptionElement>('select[name="interests"] > option[value]:not([value=""])');
  return [...options].map(({ value, text }) => ({ id: value, name: text }));
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
