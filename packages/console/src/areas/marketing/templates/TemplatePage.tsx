import { mapAsync, ready } from '@console/base';
import { lazyPart } from '@console/ui/on-demand';
import { AsyncView, Skeletons } from '@console/ui/states';
import { Form } from 'antd';
import { DetailPage } from '../../../details/DetailPage.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { useEdit } from '../../../forms/useEdit.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { NEW } from './templateAddress.js';
import { TemplateActions } from './TemplateActions.js';
import { TemplateForm } from './TemplateForm.js';
import type { TemplateCalls, TemplateFields, TemplateKind, TemplateRow } from './templateKind.js';
import { TemplateTags } from './TemplateTags.js';
import { useTemplateWords } from './templateWords.js';
import { useTemplateSaving } from './useTemplateSaving.js';

const waiting = { waiting: <Skeletons shape="rows" count={8} /> };
const VersionsTab = lazyPart(() => import('./VersionsTab.js'), waiting);
const TestDialog = lazyPart(() => import('./TestDialog.js'));
const keys = ['edit', 'versions'] as const;

/** The id of the template that the address names; undefined: a new one, or none. */
export const useTemplateId = (): string | undefined => {
  const [get] = useQueryState();
  const id = get('id');
  return id === NEW ? undefined : idIn(id);
};

export interface TemplatePageProps<Row extends TemplateRow, Fields extends TemplateFields> {
  kind: TemplateKind<Row, Fields>;
  calls: TemplateCalls<Row, Fields>;
}

/** One template: written and checked with what arrives beside it, handed in for review, and what it said before. */
export const TemplatePage = <Row extends TemplateRow, Fields extends TemplateFields>({
  kind,
  calls,
}: TemplatePageProps<Row, Fields>) => {
  const words = useTemplateWords();
  const [get] = useQueryState();
  const tab = usePageTab(keys);
  const isNew = get('id') === NEW;
  const id = useTemplateId();
  const edit = useEdit(`${kind.channel} template:${id ?? NEW}`);
  const [form] = Form.useForm<Fields>();
  const saving = useTemplateSaving({ kind, calls, id, edit, form });
  const { read, params } = calls;
  const item = isNew ? ready<{ row?: Row }>({}) : id && mapAsync(read.state, (row): { row?: Row } => ({ row }));
  return (
    <DetailPage
      title={isNew ? words.newTitle : words.titles[kind.channel]}
      titleOf={({ row }) => row?.templateName ?? words.newTitle}
      parent={{ title: words.titles[kind.channel], route: kind.list, back: words.back }}
      item={item || undefined}
      what={words.what}
      gone={words.gone}
      none={words.none}
      renderTags={({ row }) => <TemplateTags row={row} dirty={edit.dirty} />}
      renderActions={({ row }) =>
        // Until the fields are there, nothing can be checked.
        params.data && <TemplateActions row={row} dirty={edit.dirty} onSave={saving.save} />
      }
      tabs={
        !isNew && (
          <PageTabs
            active={tab}
            tabs={[
              { key: 'edit', label: words.tabs.edit },
              { key: 'versions', label: words.tabs.versions },
            ]}
          />
        )
      }
      beside={read.data && <TestDialog channel={kind.channel} row={read.data} dirty={edit.dirty} />}
    >
      {({ row }) =>
        tab === 'versions' && row ? (
          <VersionsTab row={row} />
        ) : (
          <AsyncView value={params.state} what={words.variables}>
            {(list) => (
              <TemplateForm
                key={id ?? NEW}
                kind={kind}
                row={row}
                params={list}
                form={form}
                edit={edit}
                saving={saving}
              />
            )}
          </AsyncView>
        )
      }
    </DetailPage>
  );
};
