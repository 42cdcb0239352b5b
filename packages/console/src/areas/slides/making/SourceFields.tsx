import { usePageBusinessPlans } from '@console/api/hooks/businessPlans';
import { usePageDocuments } from '@console/api/hooks/documents';
import { usePageSessions } from '@console/api/hooks/sessions';
import { usePageTopics } from '@console/api/hooks/topics';
import { mapAsync, ready } from '@console/base';
import { FormField, type SelectOption, useRules } from '@console/ui/forms';
import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import type { DeckFields } from './deckFields.js';
import { useMakingWords } from './makingWords.js';
import { RecordSelect } from './RecordSelect.js';
import { useTakeTitle } from './useTakeTitle.js';

const OFFERED = 30;
/** Answers of one conversation that are offered. */
const MOST_ANSWERS = 200;
const DAY = 'YYYY-MM-DD';

interface SourceFieldProps {
  /** The name of what the address says. */
  known: SelectOption | undefined;
}

/** What is looked for, as the call is given it. */
const useSearch = () => {
  const [keyword, setKeyword] = useState('');
  return { input: { current: 1, size: OFFERED, ...(keyword !== '' && { keyword }) }, onSearch: setKeyword };
};

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

/** Which document of a base. */
export const DocumentFields = ({ known }: SourceFieldProps) => {
  const words = useMakingWords();
  const rules = useRules();
  const takeTitle = useTakeTitle();
  const { input, onSearch } = useSearch();
  const found = mapAsync(usePageDocuments({ ...input, status: 'ready' }).state, ({ list }) =>
    list.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <FormField name="documentId" label={words.document} rules={[rules.chosen(words.document)]}>
      <RecordSelect what={words.documents} found={found} known={known} onSearch={onSearch} onPick={takeTitle} />
    </FormField>
  );
};

/** Which business plan. */
export const PlanFields = ({ known }: SourceFieldProps) => {
  const words = useMakingWords();
  const rules = useRules();
  const takeTitle = useTakeTitle();
  const { input, onSearch } = useSearch();
  const found = mapAsync(usePageBusinessPlans(input).state, ({ list }) =>
    list.map(({ id, title }) => ({ value: id, label: title })),
  );
  return (
    <FormField name="planId" label={words.plan} rules={[rules.chosen(words.plan)]}>
      <RecordSelect what={words.plans} found={found} known={known} onSearch={onSearch} onPick={takeTitle} />
    </FormField>
  );
};

/** The report on which days. */
export const ReportFields = ({ today }: { /** `YYYY-MM-DD` */ today: string }) => {
  const words = useMakingWords();
  const takeTitle = useTakeTitle();
  const before = (days: number): [dayjs.Dayjs, dayjs.Dayjs] => [
    dayjs(today).subtract(days, 'day'),
    dayjs(today).subtract(1, 'day'),
  ];
  return (
    <Form.Item
      name="days"
      label={words.days}
      getValueProps={(days: readonly string[]) => ({ value: days.map((one) => dayjs(one)) })}
      getValueFromEvent={(days: readonly (dayjs.Dayjs | null)[]) => days.map((one) => one?.format(DAY) ?? '')}
    >
      <DatePicker.RangePicker
        allowClear={false}
        maxDate={dayjs(today)}
        style={{ width: '100%' }}
        onChange={(days) => {
          const [from, to] = days?.map((one) => one?.format(DAY) ?? '') ?? [];
          if (from !== undefined && to !== undefined) takeTitle({ value: '', label: words.reportName(from, to) });
        }}
        presets={[
          { label: words.week, value: before(7) },
          { label: words.month, value: before(30) },
        ]}
      />
    </Form.Item>
  );
};
