import { useListStaffNicks } from '@console/api/hooks/marketing/referralLink';
import { mapAsync } from '@console/base';
import { AsyncSelect, type AsyncSelectProps } from '@console/ui/forms';
import { useWeComWords } from './weComWords.js';

export interface StaffPickerProps extends Omit<AsyncSelectProps, 'options' | 'what' | 'mode' | 'optionFilterProp'> {
  /** Those chosen already whom WeCom may list no more. */
  known?: readonly { id: string; name: string }[];
}

/** Who is called as somebody else has their account in their name already. */
const labelOf = (nick: string, username: string): string =>
  nick === username || nick.endsWith(`（${username}）`) ? nick : `${nick}（${username}）`;

/** Chooses members of staff whom WeCom lists, by name or account. */
export const StaffPicker = ({ known = [], ...rest }: StaffPickerProps) => {
  const words = useWeComWords();
  const staff = useListStaffNicks({});
  const options = mapAsync(staff.state, (list) => [
    ...list.map(({ id, nick, username }) => ({ value: id, label: labelOf(nick, username) })),
    ...known.filter(({ id }) => !list.some((one) => one.id === id)).map(({ id, name }) => ({ value: id, label: name })),
  ]);
  return <AsyncSelect {...rest} mode="multiple" optionFilterProp="label" what={words.staff} options={options} />;
};
