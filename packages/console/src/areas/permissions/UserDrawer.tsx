import type { ManagedUser } from '@console/api/contract';
import { useAddUser, useUpdateUser } from '@console/api/hooks/users';
import { PHONE_MAX } from '@console/base';
import { useRules } from '@console/ui/forms';
import { Form } from 'antd';
import { NameField, TextField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { RolePicker } from '../../pickers/RolePicker.js';
import { useUserWords } from './userWords.js';

interface Fields {
  account: string;
  username: string;
  phoneNumber: string;
  email: string;
  department: string;
  roleIds: string[];
}

export interface UserDrawerProps {
  list: OpenedRecord<ManagedUser>;
  /** Told the first password of a new user, which nobody can look up again. */
  onPassword: (told: { username: string; password: string }) => void;
}

const nothing: Fields = { account: '', username: '', phoneNumber: '', email: '', department: '', roleIds: [] };

const fieldsOf = (user: ManagedUser | undefined): Fields =>
  user === undefined ? nothing : { ...user, roleIds: user.roles.map(({ id }) => id) };

export const UserDrawer = ({ list, onPassword }: UserDrawerProps) => {
  const words = useUserWords();
  const { form: formWords } = useDictionary();
  const add = useAddUser();
  const update = useUpdateUser();
  const rules = useRules();
  const { isNew } = list.record;

  const onSubmit = async ({ account, ...fields }: Fields, user: ManagedUser | undefined) => {
    const settings = { ...fields, username: fields.username.trim(), department: fields.department.trim() };
    if (user !== undefined) return update.run({ id: user.id, ...settings }, { quiet: true });
    const { password } = await add.run({ account: account.trim(), ...settings }, { quiet: true });
    return onPassword({ username: settings.username, password });
  };

  return (
    <RecordDrawer
      list={list}
      what={words.one}
      newTitle={words.add}
      titleOf={({ username }) => username}
      fieldsOf={fieldsOf}
      onSubmit={onSubmit}
      saved={words.saved}
    >
      <TextField
        name="account"
        label={words.account}
        required
        rules={[{ pattern: /^\s*\S+\s*$/, message: formWords.noSpaces }]}
        disabled={!isNew}
        {...(isNew && { help: words.accountHelp })}
      />
      <NameField name="username" label={words.username} />
      <TextField
        name="phoneNumber"
        label={words.phone}
        max={PHONE_MAX}
        required
        rules={[rules.phone]}
        inputMode="tel"
      />
      <TextField name="email" label={words.email} max={254} required rules={[rules.email]} inputMode="email" />
      <TextField name="department" label={words.department} />
      <Form.Item name="roleIds" label={words.roles} rules={[rules.chosen(words.roles)]}>
        <RolePicker beyond={words.roleBeyond} />
      </Form.Item>
    </RecordDrawer>
  );
};
