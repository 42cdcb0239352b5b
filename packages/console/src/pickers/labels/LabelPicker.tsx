import { useListLabelChoices } from '@console/api/hooks/labels';
import { mapAsync } from '@console/base';
import { AsyncSelect, type AsyncSelectProps } from '@console/ui/forms';
import { useLabelPickerWords } from './labelPickerWords.js';

export type LabelPickerProps = Omit<AsyncSelectProps, 'options' | 'what' | 'mode' | 'optionFilterProp'>;

/** Chooses labels of the system that the reader works in, each shown with those that it stands under. */
export const LabelPicker = (props: LabelPickerProps) => {
  const words = useLabelPickerWords();
  const choices = useListLabelChoices({});
  const options = mapAsync(choices.state, (all) => all.map(({ id, path }) => ({ value: id, label: path.join(' / ') })));
  return <AsyncSelect {...props} mode="multiple" optionFilterProp="label" what={words.labels} options={options} />;
};
