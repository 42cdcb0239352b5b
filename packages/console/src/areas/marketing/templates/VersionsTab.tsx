import type { TemplateVersion } from '@console/api/contract';
import { useListTemplateVersions, useRestoreTemplateVersion } from '@console/api/hooks/marketing/templateReview';
import { type Async, loading, lookUp, mapAsync, ready } from '@console/base';
import type { DifferenceText } from '@console/ui/difference-view';
import { useMessage } from '@console/ui/provider';
import { VersionHistory } from '@console/ui/version-history';
import { useMemo } from 'react';
import { useShownVersion } from '../../../details/useShownVersion.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { contentText, proofsOf } from './contentText.js';
import type { TemplateRow } from './templateKind.js';
import { useTemplateWords } from './templateWords.js';

interface VersionsTabProps {
  row: TemplateRow;
}

/** What a template said, who handed it in and what was decided: looked at, compared, brought back. */
export default function VersionsTab({ row }: VersionsTabProps) {
  const words = useTemplateWords();
  const message = useMessage();
  const { state, data } = useListTemplateVersions({ id: row.id });
  const { run: restore } = useRestoreTemplateVersion();
  const { problem, submit } = useSubmission();
  const { id, compared, shown, onShownChange } = useShownVersion({ versions: data?.map(({ version }) => version) });
  const texts = useMemo(() => {
    const versions = data ?? [];
    const proofs = proofsOf(versions.map(({ content }) => content).toReversed());
    return new Map(versions.map(({ version, content }) => [String(version), contentText(content, words, proofs)]));
  }, [data, words]);
  const textOf = (one: string | undefined): Async<DifferenceText> => {
    const text = one === undefined ? undefined : texts.get(one);
    return text === undefined ? loading : ready(text);
  };
  const noteOf = ({ state: word, reviewWords, reviewedBy, restoredFrom }: TemplateVersion): string =>
    [
      words.versionNote(lookUp(words.states, word, word), reviewWords),
      reviewedBy,
      restoredFrom === null ? '' : `← ${words.versionOf(restoredFrom)}`,
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <VersionHistory
      style={{ flex: 1 }}
      versions={mapAsync(state, (list) => ({
        total: list.length,
        list: list.map((version) => ({
          id: String(version.version),
          number: version.version,
          at: version.createTime,
          by: version.createdBy,
          note: noteOf(version),
        })),
      }))}
      currentId={String(row.version)}
      shown={shown}
      onShownChange={onShownChange}
      text={textOf(id)}
      comparedText={textOf(compared)}
      restoreText={words.restoreText}
      onRestore={(from) =>
        submit(async () => {
          await restore({ id: row.id, version: row.version, from: Number(from) }, { quiet: true });
          message.success(words.restored);
        })
      }
      {...(problem && { problem })}
    />
  );
}
