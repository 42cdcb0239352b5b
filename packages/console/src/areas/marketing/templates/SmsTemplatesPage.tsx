import { type Input, type pageSmsTemplates, type SmsTemplate, smsKinds } from '@console/api/contract';
import {
  useModifySmsTemplate,
  usePageSmsTemplates,
  useRemoveSmsTemplates,
} from '@console/api/hooks/marketing/smsTemplate';
import { lookUp } from '@console/base';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { TemplateListPage } from './TemplateListPage.js';
import { useTemplateColumns } from './useTemplateColumns.js';
import { useTemplateWords } from './templateWords.js';

const column = columnsOf<SmsTemplate>();

const useTemplates = recordListHook<SmsTemplate, Omit<Input<typeof pageSmsTemplates>, 'current' | 'size'>>({
  kind: 'sms template',
  usePage: usePageSmsTemplates,
});

const textOf = ({ signName, content }: SmsTemplate) => `【${signName}】${content}`;

/** Templates of text messages. */
export default function SmsTemplatesPage() {
  const words = useTemplateWords();
  const { columns, filters } = useTemplateColumns(textOf);
  const { run: modify } = useModifySmsTemplate();
  const { run: remove } = useRemoveSmsTemplates();
  const list = useTemplates({
    columns: columns.toSpliced(
      2,
      0,
      column.text('kind', words.kind, ({ smsKind }) => lookUp(words.kinds, smsKind, smsKind), { width: 72 }),
    ),
    filters: [
      enumFilter({
        key: 'kind',
        label: words.kind,
        values: smsKinds,
        words: words.kinds,
        toInput: (smsKind) => ({ smsKind }),
      }),
      ...filters,
    ],
  });
  return (
    <TemplateListPage
      channel="sms"
      detail="smsTemplateDetail"
      list={list}
      onEnable={({ id }, enabled) => modify({ id, enabled })}
      onRemove={(ids) => remove({ idList: [...ids] })}
    />
  );
}
