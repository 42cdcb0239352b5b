import { type Input, type pageAppTemplates, type AppTemplate, appActions } from '@console/api/contract';
import {
  useModifyAppTemplate,
  usePageAppTemplates,
  useRemoveAppTemplates,
} from '@console/api/hooks/marketing/appTemplate';
import { lookUp } from '@console/base';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { TemplateListPage } from './TemplateListPage.js';
import { useTemplateColumns } from './useTemplateColumns.js';
import { useTemplateWords } from './templateWords.js';

const column = columnsOf<AppTemplate>();

const useTemplates = recordListHook<AppTemplate, Omit<Input<typeof pageAppTemplates>, 'current' | 'size'>>({
  kind: 'app template',
  usePage: usePageAppTemplates,
});

const textOf = ({ title, content }: AppTemplate) => `${title} · ${content}`;

/** Templates of app messages. */
export default function AppTemplatesPage() {
  const words = useTemplateWords();
  const { columns, filters } = useTemplateColumns(textOf);
  const { run: modify } = useModifyAppTemplate();
  const { run: remove } = useRemoveAppTemplates();
  const list = useTemplates({
    columns: columns.toSpliced(
      2,
      0,
      column.text('action', words.action, ({ appAction }) => lookUp(words.actions, appAction, appAction), {
        width: 120,
      }),
    ),
    filters: [
      enumFilter({
        key: 'action',
        label: words.action,
        values: appActions,
        words: words.actions,
        toInput: (appAction) => ({ appAction }),
      }),
      ...filters,
    ],
  });
  return (
    <TemplateListPage
      channel="app"
      detail="appTemplateDetail"
      list={list}
      onEnable={({ id }, enabled) => modify({ id, enabled })}
      onRemove={(ids) => remove({ idList: [...ids] })}
    />
  );
}
