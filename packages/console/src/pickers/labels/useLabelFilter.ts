import { listLabelChoices } from '@console/api/contract';
import { useListLabelChoices } from '@console/api/hooks/labels';
import { useOffered } from '@console/api/hooks/useOffered';
import { mapAsync } from '@console/base';
import type { RecordFilter } from '../../lists/recordFilters.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useLabelPickerWords } from './labelPickerWords.js';

/** In the address: the labels that a list is narrowed to. */
const LABELS = 'labels';

export interface LabelFilter {
  /** None where there is no label to choose. */
  filters: readonly RecordFilter<{ labelIds: string[] }>[];
  /** There are labels that things can be given. */
  usable: boolean;
  /** What the address asks for is not known yet. */
  waiting: boolean;
}

/** Narrows a list to what carries one of some labels, or one below them. */
export const useLabelFilter = (): LabelFilter => {
  const words = useLabelPickerWords();
  const [get] = useQueryState();
  const offered = useOffered(listLabelChoices);
  const choices = useListLabelChoices(offered ? {} : null);
  const usable = (choices.data?.length ?? 0) > 0;
  const asked = get(LABELS) !== undefined;
  const filter: RecordFilter<{ labelIds: string[] }> = {
    key: LABELS,
    label: words.labels,
    multiple: true,
    known: choices.data?.map(({ id }) => id) ?? [],
    options: mapAsync(choices.state, (all) => all.map(({ id, path }) => ({ value: id, label: path.join(' / ') }))),
    toInput: (chosen) => ({ labelIds: chosen.split(',') }),
  };
  return {
    filters: offered && (usable || asked) ? [filter] : [],
    usable,
    waiting: asked && choices.state.state === 'loading',
  };
};
