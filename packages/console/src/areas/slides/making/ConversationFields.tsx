import { usePageSessions } from '@console/api/hooks/sessions';
import { usePageTopics } from '@console/api/hooks/topics';
import { mapAsync, ready } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { DeckFields } from './deckFields.js';
import { useMakingWords } from './makingWords.js';
import { RecordSelect } from './RecordSelect.js';
import type { SourceFieldProps } from './RecordFields.js';
import { useSearch } from './useSearch.js';
import { useTakeTitle } from './useTakeTitle.js';

/** Answers of one conversation that are offered. */
const MOST_ANSWERS = 200;

/** Which conversation. Its name becomes the title, where that is still empty and `titled`. */
const TopicField = ({ known, titled }: SourceFieldProps & { titled: boolean }) => {
  const words = useMakingWords();
  const rules = useRules();
  const takeTitle = useTakeTitle();
  const { input, onSearch } = useSearch();
  const found = mapAsync(usePageTopics(input).state, ({ list }) =>
    list.map(({ id, title }) => ({ value: id, label: title })),
  );
  return (
    <FormField name="topicId" label={words.conversation} rules={[rules.chosen(words.conversation)]}>
      <RecordSelect
        what={words.conversations}
        found={found}
        known={known}
        onSearch={onSearch}
        {...(titled && { onPick: takeTitle })}
      />
    </FormField>
  );
};

export const ConversationFields = ({ known }: SourceFieldProps) => <TopicField known={known} titled />;

/** Which answer of which conversation; one that the address names is there already. */
export const AnswerFields = ({ known }: SourceFieldProps) => {
  const words = useMakingWords();
  const rules = useRules();
  const takeTitle = useTakeTitle();
  const form = Form.useFormInstance<DeckFields>();
  const topicId = Form.useWatch('topicId', form);
  const former = useRef(topicId);
  useEffect(() => {
    // Answers of another conversation are none of this one's.
    if (former.current !== undefined && former.current !== topicId) form.setFieldValue('sessionId', undefined);
    former.current = topicId;
  }, [topicId, form]);
  const sessions = usePageSessions(topicId === undefined ? null : { topicId, current: 1, size: MOST_ANSWERS });
  const [keyword, setKeyword] = useState('');
  const found =
    topicId === undefined
      ? ready([])
      : mapAsync(sessions.state, ({ list }) =>
          list
            .filter(({ status, question }) => status === 'done' && question.includes(keyword))
            .map(({ id, question }) => ({ value: id, label: question })),
        );
  return (
    <>
      {known === undefined && <TopicField known={undefined} titled={false} />}
      <FormField name="sessionId" label={words.answer} rules={[rules.chosen(words.answer)]}>
        <RecordSelect
          what={words.answers}
          found={found}
          known={known}
          onSearch={setKeyword}
          onPick={takeTitle}
          {...(topicId === undefined && known === undefined && { placeholder: words.firstConversation })}
        />
      </FormField>
    </>
  );
};
