import { FilterFields } from './FilterFields';
import { FilterSwitches } from './FilterSwitches';
import { InterestField } from './InterestField';
import { OrderField } from './OrderField';
import { Fields } from './SearchFiltersParts';
import type { SearchForm } from './search-form';
import type { SearchOptions } from './search-options';
import { TraitFields } from './TraitFields';

interface FilterRowsProps {
  form: SearchForm;
  options: SearchOptions;
  /** The brand's word for a fictional profile. */
  fictional: string;
  /** Whether the brand checks photos. */
  photoCheck: boolean;
}

/** All fields of the search form. They depend on the search and the brand only: the server remembers their HTML. */
export function FilterRows({ form, options, fictional, photoCheck }: FilterRowsProps) {
  return (
    <>
      <OrderField value={form.order} orders={options.orders} photoCheck={photoCheck} />
      <Fields>
        <FilterFields form={form} options={options} />
      </Fields>
      <FilterSwitches form={form} fictional={fictional} photoCheck={photoCheck} />
      {options.fields.includes('interests') ? (
        <InterestField chosen={form.interests} known={options.interests} />
      ) : null}
      <TraitFields form={form} options={options} />
    </>
  );
}
