import type { SmsSettings } from '@console/api/contract';
import { FormField, useRules } from '@console/ui/forms';
import { Form, Input, InputNumber } from 'antd';
import { SwitchField, TextField } from '../../../forms/fields.js';
import { FormSection } from '../../../forms/FormSection.js';
import { SecretValue } from '../../../forms/SecretValue.js';
import { Pair } from './sms.styles.js';
import { useSmsWords } from './smsWords.js';

export interface SmsValues {
  enabled: boolean;
  gatewayUrl: string;
  accessKey: string;
  /** Undefined: the kept one stays. */
  secret?: string;
  signName: string;
  dailyLimit: number;
  dailyLimitPerPhone: number;
  quietFrom: string;
  quietTo: string;
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const numberField = { min: 1, precision: 0, style: { width: '100%' } } as const;

/** All that can be set about text messages. */
export const SmsFields = ({ settings }: { settings: SmsSettings }) => {
  const words = useSmsWords();
  const rules = useRules();
  const form = Form.useFormInstance<SmsValues>();
  const clock = (other: 'quietFrom' | 'quietTo') => [
    { pattern: CLOCK, message: words.quietRule },
    {
      validator: (_rule: unknown, value: unknown) =>
        (value === '' || value === undefined) && form.getFieldValue(other) !== ''
          ? Promise.reject(new Error(words.quietBoth))
          : Promise.resolve(),
    },
  ];
  return (
    <>
      <FormSection title={words.gateway} level={2}>
        <SwitchField name="enabled" label={words.enabled} help={words.enabledHelp} />
        <FormField
          name="gatewayUrl"
          label={words.url}
          extra={words.urlHelp}
          rules={[{ pattern: /^\s*https?:\/\/\S+\s*$/i, message: words.urlRule }]}
        >
          <Input maxLength={500} autoComplete="off" inputMode="url" placeholder="https://" />
        </FormField>
        <TextField name="accessKey" label={words.accessKey} max={200} />
        <FormField name="secret" label={words.secret} extra={words.secretHelp}>
          <SecretValue stored={settings.hasSecret} label={words.secret} max={200} />
        </FormField>
        <TextField name="signName" label={words.sign} help={words.signHelp} max={20} rules={[rules.name]} />
      </FormSection>
      <FormSection title={words.limits} level={2}>
        <Pair>
          <FormField
            name="dailyLimit"
            label={words.daily}
            extra={words.sentToday(settings.sentToday.toLocaleString())}
            rules={[rules.chosen(words.daily)]}
          >
            <InputNumber<number> {...numberField} max={10_000_000} />
          </FormField>
          <FormField name="dailyLimitPerPhone" label={words.perPhone} rules={[rules.chosen(words.perPhone)]}>
            <InputNumber<number> {...numberField} max={100} />
          </FormField>
          <FormField
            name="quietFrom"
            label={words.quietFrom}
            extra={words.quietHelp}
            dependencies={['quietTo']}
            rules={clock('quietTo')}
          >
            <Input maxLength={5} placeholder="22:00" autoComplete="off" />
          </FormField>
          <FormField name="quietTo" label={words.quietTo} dependencies={['quietFrom']} rules={clock('quietFrom')}>
            <Input maxLength={5} placeholder="08:00" autoComplete="off" />
          </FormField>
        </Pair>
      </FormSection>
    </>
  );
};
