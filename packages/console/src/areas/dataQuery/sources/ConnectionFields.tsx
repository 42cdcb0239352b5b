import { FormField, useRules } from '@console/ui/forms';
import { Input } from 'antd';
import { TextField } from '../../../forms/fields.js';
import { isAddress } from './connectionUrl.js';
import { useSetupWords } from './setupWords.js';

/** The part of a form that says where a PostgreSQL is. Its password is written, and never read again. */
export const ConnectionFields = () => {
  const words = useSetupWords();
  const rules = useRules();
  return (
    <>
      <TextField
        name="address"
        label={words.address}
        help={words.addressHelp}
        max={200}
        required
        rules={[
          {
            validator: (_rule, value: unknown) =>
              typeof value !== 'string' || value.trim() === '' || isAddress(value)
                ? Promise.resolve()
                : Promise.reject(new Error(words.wrongAddress)),
          },
        ]}
      />
      <TextField name="database" label={words.database} max={63} required />
      <TextField name="user" label={words.user} help={words.userHelp} max={63} required />
      <FormField
        name="password"
        label={words.password}
        extra={words.passwordHelp}
        rules={[rules.required(words.password)]}
      >
        <Input.Password maxLength={200} autoComplete="new-password" />
      </FormField>
    </>
  );
};
