import type { ListFilter } from '@console/ui/data-list';
import { oneOf } from '../navigation/addressValues.js';

/** A select over a list: what the address may hold for it, and what the call is given for what was chosen. */
export interface RecordFilter<In extends object> extends ListFilter {
  /** The values that the address may hold, or `id` where those are records. */
  readonly known: readonly string[] | 'id';
  readonly toInput: (value: string) => Partial<In>;
}

export interface EnumFilterOptions<Value extends string, In extends object> {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly toInput: (value: Value) => In;
}

/** A filter by one of a few words, such as a state or a kind. */
export const enumFilter = <Value extends string, In extends object>({
  key,
  label,
  values,
  words,
  toInput,
}: EnumFilterOptions<Value, In>): RecordFilter<In> => ({
  key,
  label,
  known: values,
  options: values.map((value) => ({ value, label: words[value] })),
  toInput: (value) => {
    const known = oneOf(value, values);
    return known === undefined ? {} : toInput(known);
  },
});
