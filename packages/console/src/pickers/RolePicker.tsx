import { useListRoles } from '@console/api/hooks/roles';
import { mapAsync } from '@console/base';
import { AsyncSelect, type AsyncSelectProps } from '@console/ui/forms';
import { useDictionary } from '../locale/useDictionary.js';

export type RolePickerProps = Omit<AsyncSelectProps, 'options' | 'what' | 'mode' | 'optionFilterProp'> & {
  /** Why a role that grants more than the reader holds can't be chosen. Left out: it can. */
  beyond?: string;
};

/** Chooses roles by name. */
export const RolePicker = ({ beyond, ...rest }: RolePickerProps) => {
  const { pickers: words } = useDictionary();
  const roles = useListRoles({});
  const options = mapAsync(roles.state, (list) =>
    list.map(({ id, name, grantable }) => ({
      value: id,
      label: name,
      ...(beyond !== undefined && grantable === false && { disabled: true, title: beyond }),
    })),
  );
  return <AsyncSelect {...rest} mode="multiple" optionFilterProp="label" what={words.roles} options={options} />;
};
