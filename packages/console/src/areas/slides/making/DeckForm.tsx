import type { SlideOrigin } from '@console/api/contract';
import { slideFormats } from '@console/base/slides';
import { FormField, type SelectOption } from '@console/ui/forms';
import { Notice } from '@console/ui/states';
import { Form, Input, InputNumber, Radio, Switch } from 'antd';
import { NoteField, TextField } from '../../../forms/fields.js';
import { AnswerFields, ConversationFields } from './ConversationFields.js';
import { DesignField } from './DesignField.js';
import { type DeckFields, LONGEST_TITLE } from './deckFields.js';
import { Choices } from './making.styles.js';
import { useMakingWords } from './makingWords.js';
import { DocumentFields, PlanFields } from './RecordFields.js';
import { ReportFields } from './ReportFields.js';

export interface DeckFormProps {
  /** What it can be made of here. */
  origins: readonly SlideOrigin[];
  modelConfigured: boolean;
  /** The source that the address says. */
  known: { origin: SlideOrigin; option: SelectOption } | undefined;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Of what, how it looks, and how it is made. */
export const DeckForm = ({ origins, modelConfigured, known, today }: DeckFormProps) => {
  const words = useMakingWords();
  const origin = Form.useWatch('origin', Form.useFormInstance<DeckFields>());
  const optionOf = (wanted: SlideOrigin) => (known?.origin === wanted ? known.option : undefined);
  return (
    <>
      <Notice tone={modelConfigured ? 'info' : 'warning'} style={{ marginBottom: 16 }}>
        {modelConfigured ? words.withModel : words.withoutModel}
      </Notice>
      <FormField name="origin" label={words.origin} extra={origin === undefined ? '' : words.originHelp[origin]}>
        <Radio.Group>
          <Choices>
            {origins.map((one) => {
              const refused = one === 'title' && !modelConfigured;
              return (
                <Radio key={one} value={one} disabled={refused} {...(refused && { title: words.titleNeedsModel })}>
                  {words.origins[one]}
                </Radio>
              );
            })}
          </Choices>
        </Radio.Group>
      </FormField>
      {origin === 'text' && (
        <FormField
          name="content"
          label={words.content}
          rules={[{ required: true, whitespace: true, message: words.contentRequired }]}
        >
          <Input.TextArea
            maxLength={50_000}
            showCount
            placeholder={words.contentHint}
            autoSize={{ minRows: 6, maxRows: 18 }}
          />
        </FormField>
      )}
      {origin === 'answer' && <AnswerFields known={optionOf('answer')} />}
      {origin === 'conversation' && <ConversationFields known={optionOf('conversation')} />}
      {origin === 'document' && <DocumentFields known={optionOf('document')} />}
      {origin === 'plan' && <PlanFields known={optionOf('plan')} />}
      {origin === 'report' && <ReportFields today={today} />}
      <TextField name="title" label={words.name} max={LONGEST_TITLE} required />
      <DesignField />
      <FormField name="format" label={words.format}>
        <Radio.Group options={slideFormats.map((value) => ({ value, label: words.formats[value] }))} />
      </FormField>
      <FormField name="slideCount" label={words.slideCount} extra={words.slideCountHelp}>
        <InputNumber min={3} max={60} precision={0} />
      </FormField>
      <NoteField name="prompt" label={words.prompt} help={words.promptHelp} max={4000} />
      <FormField name="outlineFirst" label={words.outlineFirst} extra={words.outlineFirstHelp} valuePropName="checked">
        <Switch size="small" />
      </FormField>
    </>
  );
};
