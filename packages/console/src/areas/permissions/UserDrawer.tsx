import type { ManagedUser } from '@console/api/contract';
import { useListRoles } from '@console/api/hooks/roles';
import { useAddUser, useUpdateUser } from '@console/api/hooks/users';
import { PHONE_MAX, isEmail, isPhone, mapAsync } from '@console/base';
import { AsyncSelect } from '@console/ui/forms';
import { Form, Input } from 'antd';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import { useNameRule } from '../../forms/useNameRule.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useDictionary } from '../../locale/useDictionary.js';
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
  const nameRule = useNameRule(words.username);
  const { isNew } = list.record;
  const roles = useListRoles(isNew || list.opened !== undefined ? {} : null);

  const onSave = async ({ account, ...fields }: Fields, user: ManagedUser | undefined) => {
    const settings = { ...fields, username: fields.username.trim(), department: fields.department.trim() };
    if (user !== undefined) return update.run({ id: user.id, ...settings }, { quiet: true });
    const { password } = await add.run({ account: account.trim(), ...settings }, { quiet: true });
    return onPassword({ username: settings.username, password });
  };

  const check = (isGood: (value: string) => boolean, text: string) => ({
    validator: (_rule: unknown, value: unknown) =>
      typeof value !== 'string' || value === '' || isGood(value) ? Promise.resolve() : Promise.reject(new Error(text)),
  });

  return (
    <RecordDrawer
      list={list}
      what={words.one}
      newTitle={words.add}
      titleOf={({ username }) => username}
      fieldsOf={fieldsOf}
      onSave={onSave}
      saved={words.saved}
    >
      <Form.Item
        name="account"
        label={words.account}
        {...(isNew && { extra: words.accountHelp })}
        rules={[
          { required: true, whitespace: true, message: formWords.required(words.account) },
          { pattern: /^\s*\S+\s*$/, message: formWords.noSpaces },
        ]}
      >
        <Input maxLength={50} autoComplete="off" disabled={!isNew} />
      </Form.Item>
      <Form.Item name="username" label={words.username} rules={nameRule}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="phoneNumber"
        label={words.phone}
        rules={[{ required: true, message: formWords.required(words.phone) }, check(isPhone, formWords.phoneRule)]}
      >
        <Input maxLength={PHONE_MAX} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={words.email}
        rules={[{ required: true, message: formWords.required(words.email) }, check(isEmail, formWords.emailRule)]}
      >
        <Input maxLength={254} inputMode="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="department" label={words.department}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="roleIds"
        label={words.roles}
        rules={[{ required: true, message: formWords.choose(words.roles) }]}
      >
        <AsyncSelect
          mode="multiple"
          optionFilterProp="label"
          what={words.roles}
          options={mapAsync(roles.state, (list) =>
            list.map(({ id, name, grantable }) => ({
              value: id,
              label: name,
              ...(grantable === false && { disabled: true, title: words.roleBeyond }),
            })),
          )}
        />
      </Form.Item>
    </RecordDrawer>
  );
};
