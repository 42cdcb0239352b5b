import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { faqChannels, faqLimits } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { tokens } from '@console/ui/theme';
import { Button, DatePicker, Form, Select } from 'antd';
import { styled } from 'styled-components';
import { AnswerField } from './AnswerField.js';
import { Note, Part, Row } from './faq.styles.js';
import { useFaqWords } from './faqWords.js';

const Answer = styled.div`
  padding: 12px 0;
  border-top: 1px solid ${tokens.line};

  > ${Row} {
    align-items: flex-end;
    margin-bottom: 12px;
  }

  .ant-form-item {
    margin-bottom: 0;
  }
`;

/** Answers that are given in the place of the usual one: to some people, or for some days. */
export const OtherAnswers = () => {
  const words = useFaqWords();
  return (
    <Part>
      <h3>{words.others}</h3>
      <Note>{words.othersHelp}</Note>
      <Form.List name="variants">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Answer key={key} role="group" aria-label={words.otherAnswer(name + 1)}>
                <Row>
                  <Form.Item name={[name, 'channel']} label={words.channel}>
                    <Select
                      style={{ width: 176 }}
                      options={faqChannels.map((value) => ({ value, label: words.channels[value] }))}
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'days']} label={words.days}>
                    <DatePicker.RangePicker allowEmpty={[true, true]} placeholder={[words.from, words.until]} />
                  </Form.Item>
                  <IconButton label={words.removeAnswer} icon={<DeleteOutlined />} onClick={() => remove(name)} />
                </Row>
                <AnswerField name={[name, 'answer']} label={words.otherAnswer(name + 1)} height={120} />
              </Answer>
            ))}
            {fields.length < faqLimits.variants && (
              <Button
                icon={<PlusOutlined aria-hidden={true} />}
                onClick={() => add({ channel: 'all', days: null, answer: '' })}
              >
                {words.addAnswer}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Part>
  );
};
