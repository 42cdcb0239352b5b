import { mapAsync } from '@console/base';
import { type Faq, faqLimits, labelFaq } from '@console/api/contract';
import { useAddFaq, useListFaqTags, useModifyFaq } from '@console/api/hooks/faq';
import { useLabelFaq } from '@console/api/hooks/labels';
import { FormField, useRules } from '@console/ui/forms';
import { TagSelection } from '@console/ui/tag-select';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { SwitchField } from '../../../forms/fields.js';
import { RecordDrawer } from '../../../forms/RecordDrawer.js';
import { EnabledStatus } from '../../../lists/enabled.js';
import type { OpenedRecord } from '../../../lists/openedRecord.js';
import { OwnLabels } from '../../../pickers/labels/OwnLabels.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { AnswerField } from './AnswerField.js';
import { Facts } from './faq.styles.js';
import { type FaqFields, fieldsOf, readableFields, revive, settingsOf } from './faqFields.js';
import { useFaqWords } from './faqWords.js';
import { LikeHint } from './LikeHint.js';
import { MoreQuestions } from './MoreQuestions.js';
import { OtherAnswers } from './OtherAnswers.js';
import { QuestionsField } from './QuestionsField.js';
import { ResourcesField } from './ResourcesField.js';
import { TrendLine } from './TrendLine.js';

/** What a new one begins with that is made from something else. */
export interface BegunFaq {
  /** The waiting question that is done with it. Left out: none. */
  gapId?: string;
  title: string;
  /** Said when it was added. */
  created: string;
  fields: FaqFields;
  /** Over the fields: where they are from. */
  note: ReactNode;
  /** It was added. */
  onAdded?: (faqId: string) => void;
}

export interface FaqDrawerProps {
  kbId: string;
  list: OpenedRecord<Faq>;
  /** Left out: a new one begins empty. */
  begun?: BegunFaq;
}

/** One question with its answers, or a new one. */
export const FaqDrawer = ({ kbId, list, begun }: FaqDrawerProps) => {
  const words = useFaqWords();
  const rules = useRules();
  const add = useAddFaq();
  const modify = useModifyFaq();
  const label = useLabelFaq();
  const mayLabel = usePermitted(labelFaq);
  const closed = list.opened === undefined && !list.record.isNew;
  const tags = useListFaqTags(closed ? null : { kbId });

  const onSubmit = async (fields: FaqFields, faq: Faq | undefined) => {
    if (faq !== undefined) {
      await modify.run({ id: faq.id, ...settingsOf(fields), version: fields.version }, { quiet: true });
      return;
    }
    const gap = begun?.gapId !== undefined && { gapId: begun.gapId };
    const { id } = await add.run({ kbId, ...settingsOf(fields), ...gap }, { quiet: true });
    begun?.onAdded?.(id);
  };

  return (
    <RecordDrawer<Faq, FaqFields>
      list={list}
      width={720}
      what={begun?.title ?? words.title}
      newTitle={begun?.title ?? words.add}
      titleOf={({ number }) => `${words.title} ${words.number(number)}`}
      renderTags={({ enabled }) => <EnabledStatus enabled={enabled} />}
      fieldsOf={(faq) => (faq === undefined && begun !== undefined ? begun.fields : fieldsOf(faq))}
      revive={revive}
      merging={{ versionOf: ({ version }) => version, describe: (fields) => readableFields(fields, words) }}
      onSubmit={onSubmit}
      saved={words.saved}
      created={begun?.created ?? words.created}
      renderFacts={({ id, trend, recentHits, hits, labels = [] }) => (
        <Facts>
          {recentHits > 0 && <TrendLine values={trend} label={words.trendLabel(trend)} width={160} height={32} />}
          <span>{recentHits > 0 ? words.recent(recentHits) : words.noHits}</span>
          <span>{words.total(hits)}</span>
          <OwnLabels
            key={id}
            name={`faq ${id}`}
            id={id}
            labels={labels}
            changeable={mayLabel}
            run={(change) => label.run(change, { quiet: true })}
          />
        </Facts>
      )}
    >
      {(faq) => (
        <>
          {begun?.note}
          <FormField
            name="question"
            label={words.question}
            rules={[rules.required(words.question), rules.length(1, faqLimits.question)]}
          >
            <Input autoComplete="off" showCount={{ formatter: ({ count }) => `${count} / ${faqLimits.question}` }} />
          </FormField>
          <LikeHint
            kbId={kbId}
            {...(faq && { faq })}
            onOpen={(id) => void list.record.show(id)}
            onDirty={() => list.record.setDirty(true)}
          />
          <QuestionsField name="similarQuestions" />
          {faq && <MoreQuestions faqId={faq.id} onDirty={() => list.record.setDirty(true)} />}
          <QuestionsField name="negativeQuestions" />
          <AnswerField name="answer" label={words.answer} height={200} />
          <OtherAnswers />
          <Form.Item name="resources" noStyle>
            <ResourcesField />
          </Form.Item>
          <Form.Item name="tags" label={words.tags}>
            <TagSelection
              label={words.tags}
              placeholder={words.tagHint}
              addable
              longest={faqLimits.tag}
              limit={faqLimits.tags}
              options={mapAsync(tags.state, (all) => all.map(({ tag }) => ({ value: tag, label: tag })))}
            />
          </Form.Item>
          <SwitchField name="enabled" label={words.inUse} />
        </>
      )}
    </RecordDrawer>
  );
};
