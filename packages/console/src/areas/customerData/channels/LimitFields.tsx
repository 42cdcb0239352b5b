import type { Channel, ChannelSettings } from '@console/api/contract';
import { FormField, useRules } from '@console/ui/forms';
import { Form, Input, InputNumber } from 'antd';
import { FormSection } from '../../../forms/FormSection.js';
import type { ChannelValues } from './channelForm.js';
import { Pair } from './channels.styles.js';
import { useChannelWords } from './channelWords.js';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const wide = { style: { width: '100%' } } as const;
const counted = { min: 1, precision: 0, ...wide } as const;

/** How much goes out, when, and what it costs. */
export const LimitFields = ({ channel, settings }: { channel: Channel; settings: ChannelSettings }) => {
  const words = useChannelWords();
  const rules = useRules();
  const form = Form.useFormInstance<ChannelValues>();
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
    <FormSection title={words.limits} level={2}>
      <Pair>
        <FormField
          name="dailyLimit"
          label={words.daily}
          extra={words.sentToday(settings.sentToday.toLocaleString())}
          rules={[rules.chosen(words.daily)]}
        >
          <InputNumber<number> {...counted} max={10_000_000} />
        </FormField>
        <FormField
          name="dailyLimitPerPerson"
          label={words.perPerson}
          extra={words.perPersonHelp}
          rules={[rules.chosen(words.perPerson)]}
        >
          <InputNumber<number> {...counted} max={100} />
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
        <FormField
          name="price"
          label={words.price}
          extra={channel === 'sms' ? words.priceHelpSms : words.priceHelp}
          rules={[rules.chosen(words.price)]}
        >
          <InputNumber<number> min={0} max={100} precision={3} step={0.001} {...wide} />
        </FormField>
      </Pair>
    </FormSection>
  );
};
