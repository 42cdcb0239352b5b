import { type Input, type pageWechatTemplates, type WechatTemplate } from '@console/api/contract';
import {
  useModifyWechatTemplate,
  usePageWechatTemplates,
  useRemoveWechatTemplates,
} from '@console/api/hooks/marketing/wechatTemplate';

import { columnsOf } from '../../../lists/columns.js';

import { recordListHook } from '../../../lists/recordListHook.js';
import { TemplateListPage } from './TemplateListPage.js';
import { useTemplateColumns } from './useTemplateColumns.js';
import { useTemplateWords } from './templateWords.js';

const column = columnsOf<WechatTemplate>();

const useTemplates = recordListHook<WechatTemplate, Omit<Input<typeof pageWechatTemplates>, 'current' | 'size'>>({
  kind: 'wechat template',
  usePage: usePageWechatTemplates,
});

const textOf = ({ title, fields }: WechatTemplate) => [title, ...fields.map(({ value }) => value)].join(' · ');

/** Templates of WeChat messages. */
export default function WechatTemplatesPage() {
  const words = useTemplateWords();
  const { columns, filters } = useTemplateColumns(textOf);
  const { run: modify } = useModifyWechatTemplate();
  const { run: remove } = useRemoveWechatTemplates();
  const list = useTemplates({
    columns: columns.toSpliced(
      2,
      0,
      column.text('wechatTemplateId', words.wechatId, ({ wechatTemplateId }) => wechatTemplateId, { width: 160 }),
    ),
    filters: [...filters],
  });
  return (
    <TemplateListPage
      channel="wechat"
      detail="wechatTemplateDetail"
      list={list}
      onEnable={({ id }, enabled) => modify({ id, enabled })}
      onRemove={(ids) => remove({ idList: [...ids] })}
    />
  );
}
