import { Form, type FormInstance, Input } from 'antd';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { FormField } from './FormField.js';
import { useRules } from './useRules.js';

afterEach(cleanup);

const Fields = ({ take }: { take: (form: FormInstance) => void }) => {
  const [form] = Form.useForm();
  const rules = useRules();
  take(form);
  const fields = {
    name: [rules.required('名称'), rules.name],
    kind: [rules.chosen('类型')],
    phone: [rules.phone],
    email: [rules.email],
    username: rules.username,
    oldPassword: [rules.oldPassword],
    newPassword: rules.newPassword('username'),
  };
  return (
    <Form form={form}>
      {Object.entries(fields).map(([name, own]) => (
        <FormField key={name} name={name} label={name} rules={own}>
          <Input />
        </FormField>
      ))}
    </Form>
  );
};

const strong = '请设置高强度密码：8-32位，字母、数字、特殊字符至少包含三种，且不能与用户名或倒序的用户名相同';

const held: [string, Record<string, string>, string[]][] = [
  ['name', {}, ['请输入名称']],
  ['name', { name: '   ' }, ['请输入名称']],
  ['name', { name: 'a<b>' }, ['只允许中英文、数字、以及部分特殊字符']],
  ['name', { name: ' 竞赛规则（2024 版） ' }, []],
  ['kind', {}, ['请选择类型']],
  ['phone', { phone: '1390000804' }, ['手机号格式不正确']],
  ['phone', { phone: '139000080461' }, ['手机号格式不正确']],
  ['phone', { phone: '13900008046' }, []],
  ['phone', {}, []],
  ['email', { email: 'lihm@example' }, ['邮箱格式不正确']],
  ['email', { email: 'lihm@example.cn' }, []],
  ['username', {}, ['请输入用户名']],
  ['username', { username: 'x'.repeat(51) }, ['长度在 1 到 50 个字符']],
  ['username', { username: 'x'.repeat(50) }, []],
  ['oldPassword', {}, ['请输入旧密码']],
  ['newPassword', {}, ['请输入新密码']],
  ['newPassword', { username: 'chensy', newPassword: 'Ab1!ysNEHC' }, [strong]],
  ['newPassword', { newPassword: 'abcdefgh1' }, [strong]],
  ['newPassword', { newPassword: 'Abcdef 12' }, [strong]],
  ['newPassword', { username: 'chensy', newPassword: 'Referee-2026' }, []],
];

it.each(held)('holds %s to its rules with %o', async (field, values, errors) => {
  let form: FormInstance | undefined;
  await render(
    <ConsoleProvider>
      <Fields take={(made) => (form = made)} />
    </ConsoleProvider>,
  );
  form?.setFieldsValue(values);
  await form?.validateFields([field]).catch(() => undefined);
  expect(form?.getFieldError(field)).toEqual(errors);
});

it('leaves the first try in peace until the field is left, and then takes a mended mistake back at once', async () => {
  const screen = await render(
    <ConsoleProvider>
      <Fields take={() => undefined} />
    </ConsoleProvider>,
  );
  const field = screen.getByLabelText('phone');
  await field.fill('139');
  await expect.element(field).toHaveValue('139');
  await expect.element(screen.getByText('手机号格式不正确')).not.toBeInTheDocument();
  await screen.getByLabelText('email').click();
  await expect.element(screen.getByText('手机号格式不正确')).toBeVisible();
  await field.fill('13900008046');
  await expect.element(screen.getByText('手机号格式不正确')).not.toBeInTheDocument();
});
