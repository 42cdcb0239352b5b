import { mapAsync } from '@console/base';
import { ASSISTANT_PAGE_SIZE, type EmbedKey } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { AsyncSelect, FormField, useRules } from '@console/ui/forms';
import { DatePicker, Form, Input, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useDictionary } from '../../locale/useDictionary.js';
import { useEmbedWords } from './embedWords.js';
import { Caption, Group, Groups, Limits, Used } from './keyForm.styles.js';
import { KeyNames } from './KeyNames.js';
import type { KeyValues } from './keyValues.js';
import { OriginsField } from './OriginsField.js';

export interface KeyFieldsProps {
  /** Left out for one that is being made. */
  shown?: EmbedKey;
}

const limits = [
  ['perMinute', 10_000],
  ['perDay', 1_000_000],
  ['perVisitorDay', 10_000],
] as const;

/** All that can be set about a key, and what it has used up today. */
export const KeyFields = ({ shown }: KeyFieldsProps) => {
  const words = useEmbedWords();
  const rules = useRules();
  const { menuName } = useDictionary();
  const form = Form.useFormInstance<KeyValues>();
  const assistants = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE });
  const today = new Map(shown?.origins.map(({ origin, today: count }) => [origin, count]));
  const [used, most] = [shown?.today ?? 0, shown?.perDay ?? 0].map((count) => count.toLocaleString());

  return (
    <Groups>
      <Group>
        <label htmlFor="embedKey_name">{words.name}</label>
        <FormField name="name" rules={[rules.required(words.name), rules.name]}>
          <Input maxLength={50} autoComplete="off" />
        </FormField>
      </Group>
      {shown && <KeyNames shown={shown} />}
      <Group>
        <label htmlFor="embedKey_assistantIds">{words.assistants}</label>
        <div>
          <FormField name="assistantIds" rules={[rules.chosen(words.assistants)]}>
            <AsyncSelect
              mode="multiple"
              optionFilterProp="label"
              what={words.assistants}
              options={mapAsync(assistants.state, ({ list }) =>
                list.map(({ id, assistantName }) => ({ value: id, label: menuName(assistantName) })),
              )}
            />
          </FormField>
          <Caption>{words.assistantsHelp}</Caption>
        </div>
      </Group>
      <Group>
        <label htmlFor="embedKey_origins">{words.origins}</label>
        <div>
          <FormField
            name="origins"
            rules={[
              {
                validator: (_rule, value: unknown) => {
                  if (form.getFieldValue('newOrigin').trim() !== '')
                    return Promise.reject(new Error(words.originPending));
                  return Array.isArray(value) && value.length > 0
                    ? Promise.resolve()
                    : Promise.reject(new Error(words.originsWanted));
                },
              },
            ]}
          >
            <OriginsField today={today} />
          </FormField>
        </div>
      </Group>
      <Group>
        <span>{words.limits}</span>
        <div>
          <Limits>
            {limits.map(([name, max]) => (
              <div key={name}>
                <label htmlFor={`embedKey_${name}`}>{words[name]}</label>
                <FormField name={name} rules={[rules.chosen(words[name])]}>
                  <InputNumber<number>
                    min={1}
                    max={max}
                    precision={0}
                    style={{ width: '100%' }}
                    formatter={(value) => (value === undefined ? '' : value.toLocaleString())}
                    parser={(text) => Number((text ?? '').replaceAll(',', ''))}
                    {...(words.times !== '' && { suffix: words.times })}
                  />
                </FormField>
              </div>
            ))}
          </Limits>
          {shown && (
            <Used>
              <div
                role="img"
                aria-label={words.usedLabel(used ?? '', most ?? '')}
                data-spent={shown.today >= shown.perDay || undefined}
              >
                <i style={{ width: `${Math.min(100, (shown.today / shown.perDay) * 100)}%` }} />
              </div>
              <Caption>{words.used(used ?? '', most ?? '')}</Caption>
            </Used>
          )}
        </div>
      </Group>
      <Group>
        <label htmlFor="embedKey_ends">{words.ends}</label>
        <div>
          <FormField name="ends">
            <DatePicker placeholder={words.endsHint} disabledDate={(day) => day.isBefore(dayjs().startOf('day'))} />
          </FormField>
          <Caption>{words.endsHelp}</Caption>
        </div>
      </Group>
    </Groups>
  );
};
