import { faqLimits } from '@console/api/contract';
import { CloseOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { Tag } from '@console/ui/states';
import { Form, Select, type SelectProps } from 'antd';
import { styled } from 'styled-components';
import type { FaqFields } from './faqFields.js';
import { clashOf } from './faqFields.js';
import { useFaqWords } from './faqWords.js';

const Chip = styled(Tag)`
  max-width: 100%;
  height: 24px;
  margin: 2px 4px 2px 0;
  padding-right: 0;
  font-size: 13px;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > button {
    width: 22px;
    height: 22px;
    color: inherit;
    font-size: 10px;
  }
`;

interface QuestionTagProps {
  question: string;
  negative: boolean;
  onRemove: () => void;
}

const QuestionTag = ({ question, negative, onRemove }: QuestionTagProps) => {
  const words = useFaqWords();
  return (
    // Pressing it would open the list of the field.
    <Chip tone={negative ? 'error' : 'plain'} onMouseDown={(event) => event.preventDefault()}>
      <span>{question}</span>
      <IconButton
        size="small"
        tabIndex={-1}
        label={words.takeAway(question)}
        icon={<CloseOutlined />}
        onClick={onRemove}
      />
    </Chip>
  );
};

type RenderTag = NonNullable<SelectProps['tagRender']>;
const renderPositive: RenderTag = ({ value, onClose }) => (
  <QuestionTag question={`${value}`} negative={false} onRemove={onClose} />
);
const renderNegative: RenderTag = ({ value, onClose }) => (
  <QuestionTag question={`${value}`} negative onRemove={onClose} />
);

export interface QuestionsFieldProps {
  name: 'similarQuestions' | 'negativeQuestions';
}

/** Several questions: typed or pasted line by line, each taken away by itself. */
export const QuestionsField = ({ name }: QuestionsFieldProps) => {
  const words = useFaqWords();
  const form = Form.useFormInstance<FaqFields>();
  const isNegative = name === 'negativeQuestions';
  const label = isNegative ? words.negative : words.similar;
  const most = isNegative ? faqLimits.negative : faqLimits.similar;

  const check = (_rule: unknown, questions: readonly string[] = []) => {
    const fields = form.getFieldsValue();
    const long = questions.some((one) => one.length > faqLimits.question);
    const positive = [fields.question ?? '', ...(isNegative ? (fields.similarQuestions ?? []) : [])];
    const clash = clashOf(questions, positive);
    const problem =
      (questions.length > most && words.tooMany(most)) ||
      (long && words.tooLong(faqLimits.question)) ||
      (clash !== undefined && (isNegative ? words.denied(clash) : words.twice(clash)));
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  };
  return (
    <Form.Item
      name={name}
      label={label}
      extra={isNegative ? words.negativeHelp : words.similarHelp}
      dependencies={isNegative ? ['question', 'similarQuestions'] : ['question']}
      rules={[{ validator: check }]}
      getValueFromEvent={(all: readonly string[]) => [
        ...new Set(all.map((one) => one.trim()).filter((one) => one !== '')),
      ]}
    >
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        aria-label={label}
        tokenSeparators={['\n']}
        tagRender={isNegative ? renderNegative : renderPositive}
      />
    </Form.Item>
  );
};
