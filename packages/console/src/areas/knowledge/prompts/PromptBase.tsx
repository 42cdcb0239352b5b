import { useReadKbParams, useResetKbParams } from '@console/api/hooks/kbParams';
import { Status } from '@console/ui/states';
import { useMessage } from '@console/ui/provider';
import { Button } from 'antd';
import { useAction } from '../../../actions/useAction.js';
import { DetailPage } from '../../../details/DetailPage.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { PromptForm } from './PromptForm.js';
import { PromptVersions } from './PromptVersions.js';
import { usePromptWords } from './promptWords.js';

/** One base: what is set for it, tried before it is saved, and what was set before. */
export const PromptBase = ({ baseId }: { baseId: string }) => {
  const words = usePromptWords();
  const message = useMessage();
  const act = useAction();
  const reset = useResetKbParams();
  const tab = usePageTab(['settings', 'versions']);
  const { state, refresh } = useReadKbParams({ knowledgeBaseId: baseId });

  const onReset = (name: string, version: number) =>
    act({
      ask: { title: words.resetTitle(name), text: words.resetText, verb: words.reset, danger: true },
      run: async () => {
        await reset.run({ knowledgeBaseId: baseId, version });
        message.success(words.resetDone);
      },
    });
  return (
    <DetailPage
      title={words.title}
      titleOf={(params) => params.knowledgeBaseName}
      parent={{ title: words.title, route: 'promptConfig', back: words.back }}
      item={state}
      what={words.item}
      gone={words.gone}
      none={words.gone}
      renderTags={({ id, version }) =>
        id === null ? (
          <Status tone="off">{words.scopes.standard}</Status>
        ) : (
          <Status tone="ok">{`${words.scopes.own} · ${words.version(version)}`}</Status>
        )
      }
      renderActions={({ id, version, knowledgeBaseName }) =>
        id !== null && <Button onClick={() => void onReset(knowledgeBaseName, version)}>{words.reset}</Button>
      }
      tabs={
        <PageTabs
          active={tab}
          tabs={[
            { key: 'settings', label: words.tabs.settings },
            { key: 'versions', label: words.tabs.versions },
          ]}
        />
      }
    >
      {(params) =>
        tab === 'versions' ? <PromptVersions params={params} /> : <PromptForm params={params} refresh={refresh} />
      }
    </DetailPage>
  );
};
