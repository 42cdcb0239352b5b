import { PlusOutlined } from '@ant-design/icons';
import { usePageEmbedKeys } from '@console/api/hooks/embedKeys';
import { PageFrame } from '@console/ui/page-frame';
import { Segments } from '@console/ui/segments';
import { EmptyState } from '@console/ui/states';
import { Form } from 'antd';
import { useState } from 'react';
import { oneOf, searchIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { EmbedCode } from './EmbedCode.js';
import { EmbedPreview } from './EmbedPreview.js';
import { KeyPane, KeyPanes, KeyTabs, ListPane, Panes, PreviewPane } from './embed.styles.js';
import { useEmbedWords } from './embedWords.js';
import type { KeyValues } from './keyValues.js';
import { KeyForm } from './KeyForm.js';
import { KeyList } from './KeyList.js';
import { KeysAction } from './KeysAction.js';
import { SecretDialog } from './SecretDialog.js';

/** The most that a list shows; beyond it one searches. */
const MOST_KEYS = 200;
const tabs = ['settings', 'preview'] as const;

/** Keys for other portals: the list, the key that is open, and how its chat looks on a page. */
export default function EmbedKeysPage() {
  const words = useEmbedWords();
  const [get, set] = useQueryState();
  const keyword = searchIn(get('q')) ?? '';
  const tab = oneOf(get('tab'), tabs) ?? 'settings';
  const record = useRecord('embedKey');
  const [form] = Form.useForm<KeyValues>();
  const [secret, setSecret] = useState<string>();
  const { state, data } = usePageEmbedKeys({ current: 1, size: MOST_KEYS, ...(keyword !== '' && { keyword }) });
  const shown = data?.list.find(({ id }) => id === record.id);
  const assistantIds = Form.useWatch('assistantIds', form);
  const assistantId = assistantIds?.[0] ?? shown?.assistants[0]?.id ?? '';
  const isOpen = record.isNew || shown !== undefined;
  const none = data !== undefined && data.total === 0 && keyword === '' && !record.isNew;
  const create = { label: words.create, icon: <PlusOutlined />, onClick: () => void record.show('new') };

  return (
    <PageFrame
      title={words.title}
      count={data?.total}
      actions={<KeysAction isOpen={isOpen} onCreate={create.onClick} onBack={() => set({ open: undefined })} />}
    >
      {none ? (
        <EmptyState title={words.emptyTitle} description={words.emptyText} action={create} />
      ) : (
        <Panes>
          <ListPane aria-label={words.list} data-aside={isOpen || undefined}>
            <KeyList
              keys={state}
              openId={record.id}
              keyword={keyword}
              onOpen={(id) => void record.show(id)}
              onSearch={(q) => set({ q })}
            />
          </ListPane>
          <KeyPanes data-tab={tab} data-open={isOpen || undefined}>
            {isOpen && (
              <KeyTabs>
                <Segments
                  label={words.title}
                  options={tabs.map((value) => ({ value, label: words[value] }))}
                  value={tab}
                  onChange={(next) => set({ tab: next === 'settings' ? undefined : next })}
                />
              </KeyTabs>
            )}
            <KeyPane
              data-pane="settings"
              aria-label={words.region(shown?.name ?? words.newTitle)}
              tabIndex={isOpen ? 0 : -1}
            >
              {isOpen ? (
                <KeyForm
                  key={record.id ?? 'new'}
                  form={form}
                  edit={record}
                  {...(shown && { shown })}
                  onSecret={(made, id) => {
                    setSecret(made);
                    set({ open: id });
                  }}
                />
              ) : (
                <EmptyState
                  title={record.id === undefined || data === undefined ? words.chooseTitle : words.gone}
                  description={words.chooseText}
                />
              )}
              {shown && <EmbedCode shown={shown} assistantId={assistantId} />}
            </KeyPane>
            <PreviewPane data-pane="preview" aria-label={words.preview}>
              <EmbedPreview key={shown?.id} {...(shown && { shown })} assistantId={assistantId} />
            </PreviewPane>
          </KeyPanes>
        </Panes>
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </PageFrame>
  );
}
