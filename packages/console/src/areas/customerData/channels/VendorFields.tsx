import { type Channel, type ChannelSettings, vendorsOf } from '@console/api/contract';
import { FormField, useRules } from '@console/ui/forms';
import { Notice } from '@console/ui/states';
import { Form, Input, Radio } from 'antd';
import { SwitchField, TextField } from '../../../forms/fields.js';
import { FormSection } from '../../../forms/FormSection.js';
import { SecretValue } from '../../../forms/SecretValue.js';
import { type ChannelValues, vendorOf } from './channelForm.js';
import { useChannelWords } from './channelWords.js';
import { ServiceAccountValue } from './ServiceAccountValue.js';
import { useVendorWords } from './vendorWords.js';

const ADDRESS = /^\s*https?:\/\/\S+\s*$/i;

export interface VendorFieldsProps {
  channel: Channel;
  settings: ChannelSettings;
}

/** Who messages go through, and what opens that. */
export const VendorFields = ({ channel, settings }: VendorFieldsProps) => {
  const words = useChannelWords();
  const vendorWords = useVendorWords();
  const rules = useRules();
  const form = Form.useFormInstance<ChannelValues>();
  const vendor = Form.useWatch('vendor', form) ?? vendorOf(channel, settings);
  const { address, addressHelp, account, accountHelp, secret, secretHelp } = vendorWords[vendor];
  const kept = settings.vendors.find((one) => one.vendor === vendor);
  const several = vendorsOf[channel].length > 1;
  const file = vendor === 'fcm';
  const Secret = file ? ServiceAccountValue : SecretValue;
  return (
    <FormSection title={several ? words.vendor : vendorWords[vendor].name} level={2}>
      <SwitchField name="enabled" label={words.enabled} help={words.enabledHelp} />
      <FormField name="vendor" label={words.vendor} hidden={!several}>
        <Radio.Group options={vendorsOf[channel].map((value) => ({ value, label: vendorWords[value].name }))} />
      </FormField>
      <FormField
        name={`address:${vendor}`}
        key={`address ${vendor}`}
        label={address}
        extra={addressHelp}
        rules={[{ pattern: ADDRESS, message: words.addressRule }]}
      >
        <Input maxLength={500} autoComplete="off" inputMode="url" placeholder="https://" />
      </FormField>
      {!file && (
        <FormField name={`account:${vendor}`} key={`account ${vendor}`} label={account} extra={accountHelp}>
          <Input maxLength={200} autoComplete="off" />
        </FormField>
      )}
      {kept?.secretLost === true && <Notice tone="warning">{words.secretLost}</Notice>}
      <FormField name={`secret:${vendor}`} key={`secret ${vendor}`} label={secret} extra={secretHelp}>
        <Secret stored={kept?.hasSecret === true} label={secret} max={file ? 5000 : 500} />
      </FormField>
      {channel === 'sms' && (
        <TextField name="signName" label={words.sign} help={words.signHelp} max={20} rules={[rules.name]} />
      )}
    </FormSection>
  );
};
