import { type KbParamsDetail, kbParamRanges } from '@console/api/contract';
import { FormField, useRules } from '@console/ui/forms';
import { Notice } from '@console/ui/states';
import { Button, Form, InputNumber } from 'antd';
import { styled } from 'styled-components';
import { FormSection } from '../../../forms/FormSection.js';
import { PromptText } from './PromptText.js';
import { usePromptWords } from './promptWords.js';
import { type NumberField, type Settings, steps, type TextField } from './settings.js';

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 0 24px;
`;

const Small = styled(Button)`
  height: auto;
  padding: 0;
  font-size: inherit;
`;

interface FieldsProps {
  params: KbParamsDetail;
  /** Something was set by a button, not by hand. */
  onSet: (change: Partial<Settings>) => void;
}

const NumberSetting = ({ name, params, onSet }: FieldsProps & { name: NumberField }) => {
  const words = usePromptWords();
  const rules = useRules();
  const value = Form.useWatch<number | null | undefined>(name, Form.useFormInstance());
  const { min, max } = kbParamRanges[name];
  const standard = params.standard[name];
  const step = steps[name];
  return (
    <FormField
      name={name}
      label={words.fields[name]}
      rules={[rules.chosen(words.fields[name])]}
      extra={
        <>
          {`${words.standard(String(standard))} · ${words.range(String(min), max.toLocaleString())}`}{' '}
          {value !== undefined && value !== standard && (
            <Small type="link" onClick={() => onSet({ [name]: standard })}>
              {words.toStandard}
            </Small>
          )}
          <br />
          {words.help[name]}
          {name === 'vectorWeight' && !params.hasEmbedding && (
            <>
              <br />
              {words.noEmbedding}
            </>
          )}
        </>
      }
    >
      <InputNumber<number>
        min={min}
        max={max}
        {...(step === undefined ? { precision: 0 } : { step })}
        style={{ width: 160 }}
      />
    </FormField>
  );
};

const TextSetting = ({ name, params, onSet }: FieldsProps & { name: TextField }) => {
  const words = usePromptWords();
  const value = Form.useWatch<string | undefined>(name, Form.useFormInstance()) ?? '';
  const standard = name === 'emptyAnswer' ? undefined : params.standardPrompts[name];
  return (
    <PromptText
      name={name}
      rows={name === 'emptyAnswer' ? 2 : 5}
      {...(standard !== undefined && { placeholder: standard })}
      help={
        <>
          {words.help[name]}{' '}
          {value !== '' && (
            <Small type="link" onClick={() => onSet({ [name]: '' })}>
              {words.toStandard}
            </Small>
          )}
          {value === '' && standard !== undefined && (
            <Small type="link" onClick={() => onSet({ [name]: standard })}>
              {words.usePrompt}
            </Small>
          )}
        </>
      }
    />
  );
};

/** All that can be set for a base, with what each does, its range, and the standard value. */
export const PromptFields = (props: FieldsProps) => {
  const words = usePromptWords();
  return (
    <>
      <FormSection level={2} title={words.sections.retrieval}>
        <Numbers>
          {(['topK', 'scoreThreshold', 'vectorWeight', 'historyTurns'] as const).map((name) => (
            <NumberSetting key={name} name={name} {...props} />
          ))}
        </Numbers>
      </FormSection>
      <FormSection level={2} title={words.sections.model}>
        {!props.params.hasModel && (
          <Notice tone="warning" style={{ marginBottom: 16 }}>
            {words.noModel}
          </Notice>
        )}
        <Numbers>
          {(['temperature', 'maxTokens'] as const).map((name) => (
            <NumberSetting key={name} name={name} {...props} />
          ))}
        </Numbers>
      </FormSection>
      <FormSection level={2} title={words.sections.texts}>
        {(['systemPrompt', 'answerPrompt', 'emptyAnswer'] as const).map((name) => (
          <TextSetting key={name} name={name} {...props} />
        ))}
      </FormSection>
    </>
  );
};
