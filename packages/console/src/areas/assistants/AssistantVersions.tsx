import type { Assistant, AssistantVersion } from '@console/api/contract';
import { useListAssistantVersions, useRestoreAssistant } from '@console/api/hooks/assistants';
import { type Async, mapAsync } from '@console/base';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { VersionHistory } from '@console/ui/version-history';
import { useMemo } from 'react';
import { useShownVersion } from '../../details/useShownVersion.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { fieldsOf, type Names, readableFields } from './assistantFields.js';
import { type AssistantWords, useAssistantWords } from './assistantWords.js';

/** What one of them says. */
const textOf = (versions: Async<AssistantVersion[]>, wanted: string | undefined, words: AssistantWords, names: Names) =>
  mapAsync(versions, (list) => {
    const found = list.find(({ version }) => String(version) === wanted);
    if (found === undefined) return [];
    const known = new Map([...names, ...found.knowledgeBases.map(({ id, name }) => [id, name] as const)]);
    const shown = { ...found, id: '', enabled: true, orderNum: 0, updateTime: found.madeTime, roles: null };
    return readableFields(fieldsOf(shown), words, known);
  });

export interface AssistantVersionsProps {
  /** Undefined: none are shown. */
  assistant: Assistant | undefined;
  /** Names of models and functions, as far as they are known. */
  names: Names;
  onClose: () => void;
}

/** What an assistant was: who changed it, what differs between any two, and the way back to one. */
export const AssistantVersions = ({ assistant, names, onClose }: AssistantVersionsProps) => {
  const words = useAssistantWords();
  const { menuName } = useDictionary();
  const message = useMessage();
  const { state } = useListAssistantVersions(assistant === undefined ? null : { id: assistant.id });
  const restore = useRestoreAssistant();
  const { problem, submit } = useSubmission();
  const all = state.state === 'ready' ? state.data : undefined;
  const { id, compared, shown, onShownChange } = useShownVersion({
    versions: all?.map(({ version }) => version),
    compares: true,
  });
  const text = useMemo(() => textOf(state, id, words, names), [state, id, words, names]);
  const comparedText = useMemo(() => textOf(state, compared, words, names), [state, compared, words, names]);
  const current = all?.[0]?.version;
  return (
    <SideDrawer
      open={assistant !== undefined}
      title={assistant === undefined ? words.versions : words.versionsOf(menuName(assistant.assistantName))}
      width={1080}
      onClose={onClose}
    >
      <VersionHistory
        versions={mapAsync(state, (list) => ({
          total: list.length,
          list: list.map(({ version, restoredFrom, madeBy, madeTime }) => ({
            id: String(version),
            number: version,
            at: madeTime,
            by: madeBy,
            note: restoredFrom === null ? '' : words.restoredFrom(restoredFrom),
          })),
        }))}
        {...(current !== undefined && { currentId: String(current) })}
        shown={shown}
        onShownChange={onShownChange}
        text={text}
        comparedText={comparedText}
        onRestore={async (restored) => {
          if (assistant === undefined) return;
          await submit(async () => {
            const version = current === undefined ? {} : { version: current };
            await restore.run({ id: assistant.id, restored: Number(restored), ...version }, { quiet: true });
            message.success(words.restored);
          });
        }}
        {...(problem && { problem })}
      />
    </SideDrawer>
  );
};
