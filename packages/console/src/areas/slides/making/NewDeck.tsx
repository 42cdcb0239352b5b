import { pageBusinessPlans, pageDocuments, pageTopics, analyseFaqCalls, type SlideOrigin } from '@console/api/contract';
import { useGenerateSlides, useReadSlidePrompt } from '@console/api/hooks/slides';
import { type Async, mapAsync } from '@console/base';
import { SubmitButton } from '@console/ui/button';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, Notice, Skeletons } from '@console/ui/states';
import { ServerErrors } from '@console/ui/forms';
import { Form } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { KeptFields } from '../../../forms/KeptFields.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { inShanghai } from '../../../time/inShanghai.js';
import { useNow } from '../../../time/useNow.js';
import { useSlidesPlace } from '../slidesAddress.js';
import { DeckForm } from './DeckForm.js';
import { type DeckFields, fieldsOf, inputOf, sourceIn } from './deckFields.js';
import { Begin, Sheet } from './making.styles.js';
import { useMakingWords } from './makingWords.js';
import { useSource } from './useSource.js';

const DAY = 'YYYY-MM-DD';

/** What a deck can be made of by this reader. Alone in a frame nobody knows of rights: what is refused says so there. */
const useOrigins = (embedded: boolean, asked: SlideOrigin): readonly SlideOrigin[] => {
  const [talks, reads, counts, plans] = [
    usePermitted(pageTopics),
    usePermitted(pageDocuments),
    usePermitted(analyseFaqCalls),
    usePermitted(pageBusinessPlans),
  ];
  const rights: readonly (readonly [origin: SlideOrigin, permitted: boolean])[] = [
    ['text', true],
    ['title', true],
    ['answer', talks || embedded],
    ['conversation', talks || embedded],
    ['document', reads || embedded],
    ['report', counts],
    ['plan', plans || embedded],
  ];
  return rights.filter(([origin, permitted]) => permitted || origin === asked).map(([origin]) => origin);
};

/** Makes a deck: what of, how it looks, and what a server with or without a model does with it, said beforehand. */
export const NewDeck = ({ embedded }: { embedded: boolean }) => {
  const words = useMakingWords();
  usePageHead(words.title);
  const { follow } = useAddress();
  const place = useSlidesPlace();
  const [get] = useQueryState();
  const [source] = useState(() => sourceIn(get));
  const origins = useOrigins(embedded, source.origin);
  const prompt = useReadSlidePrompt({}).state;
  const name = useSource(source);
  const today = dayjs(inShanghai(useNow())).startOf('day');
  const edit = useEdit(`new slides:${source.origin} ${source.id ?? source.days?.join(' ') ?? ''}`);
  const [form] = Form.useForm<DeckFields>();
  const { problem, submit } = useSubmission();
  const { run: generate } = useGenerateSlides();

  const known: Async<{ name: string; templateId: string; modelConfigured: boolean }> =
    name.state === 'ready'
      ? mapAsync(prompt, ({ templates, modelConfigured }) => ({
          name: source.days ? words.reportName(...source.days) : name.data,
          templateId: templates[0]?.id ?? '',
          modelConfigured,
        }))
      : name;
  const make = async (): Promise<boolean> => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) return false;
    return submit(async () => {
      const { id } = await generate(inputOf({ ...form.getFieldsValue(true), ...fields }), { quiet: true });
      edit.setDirty(false);
      place.openDeck(id);
    });
  };
  return (
    <PageFrame
      title={words.title}
      crumbs={[{ label: words.list, href: place.listHref }]}
      onNavigate={follow}
      {...(known.state === 'ready' && {
        footer: (
          <Begin>
            <SubmitButton onClick={make}>{words.make}</SubmitButton>
          </Begin>
        ),
      })}
    >
      <Sheet>
        <AsyncView value={known} what={words.source} skeleton={<Skeletons shape="rows" count={6} />}>
          {({ modelConfigured, ...begun }) => {
            const initial = fieldsOf({
              source,
              ...begun,
              lastDays: [today.subtract(7, 'day').format(DAY), today.subtract(1, 'day').format(DAY)],
            });
            return (
              <Form<DeckFields>
                form={form}
                layout="vertical"
                initialValues={initial}
                onValuesChange={() => edit.setDirty(true)}
              >
                {problem && (
                  <Notice tone="error" style={{ marginBottom: 16 }}>
                    {problem.message}
                  </Notice>
                )}
                <KeptFields edit={edit} fill={() => form.setFieldsValue(initial)} />
                <ServerErrors errors={problem?.fields} />
                <DeckForm
                  origins={origins}
                  modelConfigured={modelConfigured}
                  known={
                    source.id === undefined
                      ? undefined
                      : { origin: source.origin, option: { value: source.id, label: begun.name } }
                  }
                  today={today.format(DAY)}
                />
              </Form>
            );
          }}
        </AsyncView>
      </Sheet>
    </PageFrame>
  );
};
