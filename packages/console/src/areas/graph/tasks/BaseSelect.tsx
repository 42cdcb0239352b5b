import { AsyncSelect, type AsyncSelectProps } from '@console/ui/forms';

export interface BaseSelectProps extends Pick<AsyncSelectProps, 'options' | 'what' | 'id' | 'placeholder'> {
  /** An antd Form gives it. */
  value?: string;
  onChange?: (id: string | undefined) => void;
}

/** Chooses one of what is loaded, by its name. */
export const BaseSelect = ({ value, onChange, ...rest }: BaseSelectProps) => (
  <AsyncSelect
    {...rest}
    allowClear
    showSearch={{ optionFilterProp: 'label' }}
    value={value === undefined || value === '' ? [] : [value]}
    onSelect={(_id, { value: chosen }) => onChange?.(chosen)}
    onClear={() => onChange?.(undefined)}
  />
);
