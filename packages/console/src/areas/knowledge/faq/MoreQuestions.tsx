import { CheckOutlined, CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { faqLimits, type MoreQuestion } from '@console/api/contract';
import { useAddMoreQuestions, useGenerateMoreQuestions, useListMoreQuestions } from '@console/api/hooks/moreQuestions';
import { ActionButton, IconButton } from '@console/ui/button';
import { FailedNotice, Tag } from '@console/ui/states';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { attempt } from '../../../actions/attempt.js';
import { useAction } from '../../../actions/useAction.js';
import { Note, Part, Row } from './faq.styles.js';
import { clashOf, type FaqFields } from './faqFields.js';
import { useFaqWords } from './faqWords.js';

/** How many are kept at a time, and how many come at once. */
const MOST = 20;
const AT_ONCE = 8;

const List = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 40px;
  }

  @media (max-width: 991.98px) {
    li {
      flex-wrap: wrap;
      padding: 4px 0;
    }
  }
`;

export interface MoreQuestionsProps {
  faqId: string;
  /** Something was accepted and is not saved. */
  onDirty: () => void;
}

/** Other ways to ask the question, to be accepted, changed or refused one by one. What is not decided on stays. */
export const MoreQuestions = ({ faqId, onDirty }: MoreQuestionsProps) => {
  const words = useFaqWords();
  const { more } = words;
  const form = Form.useFormInstance<FaqFields>();
  const act = useAction();
  const kept = useListMoreQuestions({ topicId: faqId });
  const generate = useGenerateMoreQuestions();
  const keep = useAddMoreQuestions();
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map());
  const [nothing, setNothing] = useState(false);
  const pending = kept.data ?? [];
  const texts = pending.map(({ question }) => question);

  const make = () =>
    attempt(async () => {
      const found = await generate.run({ topicId: faqId, count: AT_ONCE });
      const fresh = found.filter((one) => clashOf([one], texts) === undefined);
      setNothing(fresh.length === 0);
      if (fresh.length > 0) await keep.run({ topicId: faqId, questions: [...texts, ...fresh].slice(0, MOST) });
    });
  const without = (gone: readonly MoreQuestion[]) =>
    keep.run({
      topicId: faqId,
      questions: pending.filter((one) => !gone.includes(one)).map(({ question }) => question),
    });
  const accept = (some: readonly MoreQuestion[]) =>
    attempt(async () => {
      await without(some);
      const { question, similarQuestions } = form.getFieldsValue();
      const wanted = some.map((one) => (edits.get(one.id) ?? one.question).trim()).filter((one) => one !== '');
      const fresh = wanted.filter((one) => clashOf([one], [question, ...similarQuestions]) === undefined);
      form.setFieldValue('similarQuestions', [...similarQuestions, ...fresh]);
      onDirty();
    });
  const refuse = (one: MoreQuestion) =>
    act({
      run: () => without([one]),
      done: more.refused,
      undo: () => keep.run({ topicId: faqId, questions: texts }),
    });

  return (
    <Part aria-label={more.title}>
      <h3>{more.title}</h3>
      <Note>{more.text}</Note>
      <FailedNotice flush value={kept.state} what={more.title} />
      <Row>
        <ActionButton icon={<ReloadOutlined aria-hidden={true} />} disabled={pending.length >= MOST} onClick={make}>
          {generate.running ? more.making : pending.length === 0 ? more.make : more.again}
        </ActionButton>
        {pending.length > 1 && (
          <Button type="link" onClick={() => void accept(pending)}>
            {more.acceptAll}
          </Button>
        )}
        <span role="status">{nothing && !generate.running && more.none}</span>
      </Row>
      {pending.length > 0 && (
        <List aria-label={more.list}>
          {pending.map((one, at) => (
            <li key={one.id}>
              <Input
                aria-label={more.field(at + 1)}
                maxLength={faqLimits.question}
                value={edits.get(one.id) ?? one.question}
                onChange={({ target }) => setEdits(new Map(edits).set(one.id, target.value))}
                onPressEnter={(event) => {
                  event.preventDefault();
                  if (!event.nativeEvent.isComposing) void accept([one]);
                }}
              />
              {(one.asked ?? 0) > 0 ? <Tag tone="ok">{more.asked(one.asked ?? 0)}</Tag> : <Tag>{more.written}</Tag>}
              <IconButton label={more.accept} icon={<CheckOutlined />} onClick={() => void accept([one])} />
              <IconButton label={more.refuse} icon={<CloseOutlined />} onClick={() => void refuse(one)} />
            </li>
          ))}
        </List>
      )}
    </Part>
  );
};
