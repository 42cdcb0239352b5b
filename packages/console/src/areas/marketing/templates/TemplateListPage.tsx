import type { TemplateChannel } from '@console/api/contract';
import { noSelection, type RowAction } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { linkTo } from '../../../navigation/address.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import type { TemplateRow } from './templateKind.js';
import { useTemplateWords } from './templateWords.js';

export interface TemplateListPageProps<Row extends TemplateRow> {
  channel: TemplateChannel;
  detail: 'smsTemplateDetail' | 'wechatTemplateDetail' | 'appTemplateDetail';
  list: RecordList<Row>;
  onEnable: (row: Row, enabled: boolean) => Promise<unknown>;
  onRemove: (ids: readonly string[]) => Promise<unknown>;
}

/** The templates of one channel. */
export const TemplateListPage = <Row extends TemplateRow>(props: TemplateListPageProps<Row>) => {
  const { channel, detail, list, onEnable, onRemove } = props;
  const words = useTemplateWords();
  const open = useTabNavigate();
  const act = useAction();
  const remove = useRemove();
  usePageHead(words.titles[channel]);
  const actions = (row: Row): readonly RowAction[] => [
    {
      key: 'enable',
      label: row.enabled ? words.disable : words.enable,
      onClick: () =>
        void act({
          run: () => onEnable(row, !row.enabled),
          done: row.enabled ? words.disabled : words.enabled,
          undo: () => onEnable(row, row.enabled),
        }),
    },
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void remove({
          title: words.removeTitle(row.templateName),
          text: words.removeText,
          run: () => onRemove([row.id]),
          done: words.removed,
        }),
    },
  ];
  return (
    <RecordListPage
      title={words.titles[channel]}
      list={list}
      create={{ label: words.add, onClick: () => open(detail, { id: 'new' }) }}
      rowName={({ templateName }) => templateName}
      hrefOf={({ id }) => linkTo(detail, { id })}
      searchHint={words.search}
      actions={actions}
      batchActions={(ids) => [
        {
          key: 'remove',
          label: words.remove,
          danger: true,
          onClick: () =>
            void remove({
              title: words.removeSeveral(ids.length),
              text: words.removeText,
              run: () => onRemove(ids),
              done: words.removed,
            }).then((gone) => gone && list.onSelectionChange(noSelection)),
        },
      ]}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
};
