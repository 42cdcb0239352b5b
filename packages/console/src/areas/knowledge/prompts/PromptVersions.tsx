import type { KbParamsDetail, KbParamsVersion } from '@console/api/contract';
import { usePageKbParamsVersions, useReadKbParamsVersion, useRestoreKbParams } from '@console/api/hooks/kbParams';
import { loading, mapAsync } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { type Version, VersionHistory } from '@console/ui/version-history';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useShownVersion } from '../../../details/useShownVersion.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { type PromptWords, usePromptWords } from './promptWords.js';
import { toFields } from './settings.js';

const STEP = 50;
const MOST = 200;

const Area = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  padding: 0 24px 24px;

  @media (max-width: 991.98px) {
    padding: 0;
  }
`;

const toVersion = (one: KbParamsVersion, words: PromptWords): Version => {
  const said = one.restoredFrom === null ? '' : words.versionRestored(one.restoredFrom);
  const kind = one.kind === 'standard' ? words.versionStandard : said;
  return {
    id: String(one.version),
    number: one.version,
    at: one.madeTime,
    by: one.madeBy,
    note: [kind, one.note].filter((part) => part !== '').join(' · '),
  };
};

/** What the fields of one version say; loading while it is on its way. */
const useText = (knowledgeBaseId: string, id: string | undefined) => {
  const words = usePromptWords();
  const version = Number(id);
  const { state } = useReadKbParamsVersion(
    id === undefined || !Number.isSafeInteger(version) || version < 1 ? null : { knowledgeBaseId, version },
  );
  // The same array as long as nothing in it changes.
  return useMemo(() => mapAsync(state, ({ settings }) => toFields(settings, words)), [state, words]);
};

/** What was set for a base: who changed it, what differs between any two, and the way back to one. */
export const PromptVersions = ({ params: { knowledgeBaseId, version } }: { params: KbParamsDetail }) => {
  const words = usePromptWords();
  const message = useMessage();
  const [size, setSize] = useState(STEP);
  const restore = useRestoreKbParams();
  const { problem, submit } = useSubmission();
  const page = usePageKbParamsVersions({ knowledgeBaseId, current: 1, size });
  const { id, compared, shown, onShownChange } = useShownVersion({
    versions: page.data?.list.map((one) => one.version),
  });
  const text = useText(knowledgeBaseId, id);
  const comparedText = useText(knowledgeBaseId, compared);
  const isGrowing = page.data !== undefined && page.data.size !== size;

  const onRestore = async (restored: string) => {
    await submit(async () => {
      await restore.run({ knowledgeBaseId, restored: Number(restored), version }, { quiet: true });
      message.success(words.restored);
    });
  };
  return (
    <Area>
      <VersionHistory
        versions={mapAsync(page.state, ({ list, total }) => ({
          list: list.map((one) => toVersion(one, words)),
          total,
        }))}
        {...(version > 0 && { currentId: String(version) })}
        shown={shown}
        onShownChange={onShownChange}
        text={text}
        comparedText={comparedText}
        {...(size < MOST && { onMore: () => setSize(size + STEP) })}
        {...(isGrowing && { more: loading })}
        onRestore={onRestore}
        restoreText={words.restoreText}
        {...(problem && { problem })}
      />
    </Area>
  );
};
